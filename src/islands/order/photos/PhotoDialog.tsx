import { useState } from 'react';
import { countText } from '../../../i18n/language/count-text.ts';
import { fill, pick } from '../../../i18n/language/message.ts';
import { eventFacts } from '../../../i18n/order/event-words.ts';
import { photos as words } from '../../../i18n/order/photos.ts';
import { type PhotoSet, photoSource } from '../../../stores/orders/photo-address.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';
import { useLive } from '../../base/use-live.ts';
import { Dialog } from '../../dialog/Dialog.tsx';
import { LargePhoto } from '../../dialog/LargePhoto.tsx';

const { texts } = words;

type PhotoDialogProps = PhotoSet & {
  /** The photo shown first. */
  first: number;
  onClose: () => void;
};

/** The photos of an event, one at a time. */
export function PhotoDialog({ order, ids, first, onClose }: PhotoDialogProps) {
  const locale = useLive($locale, 'fa');
  const [at, setAt] = useState(first);
  const id = ids[at] ?? '';
  const title = fill(eventFacts.texts.photo, {
    number: countText(at + 1),
    count: countText(ids.length),
  });
  const isLast = at === ids.length - 1;
  return (
    <Dialog
      within=".order"
      labelledBy="photo-dialog-title"
      dialogClassName="photo-dialog"
      onClose={onClose}
    >
      <h2 id="photo-dialog-title" aria-live="polite">
        {say(title)}
      </h2>
      <LargePhoto key={id} source={photoSource(order, id)} alt={pick(title, locale)} />
      <p className="event-buttons">
        {ids.length > 1 && (
          <Button
            text={isLast ? texts.previous : texts.next}
            onClick={() => setAt(isLast ? at - 1 : at + 1)}
          />
        )}
        <Button look="primary" text={texts.close} onClick={onClose} />
      </p>
    </Dialog>
  );
}
