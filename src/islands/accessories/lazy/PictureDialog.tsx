import type { AccessoryProduct } from '../../../domain/accessories/accessories.ts';
import { inBoth, pick } from '../../../i18n/language/message.ts';
import { photos } from '../../../i18n/order/photos.ts';
import { largePicture } from '../../../stores/accessories/large-picture.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';
import { useLive } from '../../base/use-live.ts';
import { Dialog } from '../../dialog/Dialog.tsx';
import { LargePhoto } from '../../dialog/LargePhoto.tsx';

type PictureDialogProps = {
  name: AccessoryProduct['name'];
  picture: NonNullable<AccessoryProduct['picture']>;
  onClose: () => void;
};

/** The lab's picture of a product, as large as fits. */
export function PictureDialog({ name, picture, onClose }: PictureDialogProps) {
  const locale = useLive($locale, 'fa');
  const title = inBoth((each) => name[each]);
  return (
    <Dialog
      within=".accessories"
      labelledBy="picture-dialog-title"
      dialogClassName="photo-dialog"
      onClose={onClose}
    >
      <h2 id="picture-dialog-title">{say(title)}</h2>
      <LargePhoto {...largePicture(picture)} alt={pick(title, locale)} />
      <p className="event-buttons">
        <Button look="primary" text={photos.texts.close} onClick={onClose} />
      </p>
    </Dialog>
  );
}
