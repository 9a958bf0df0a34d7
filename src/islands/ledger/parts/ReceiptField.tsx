import { useRef } from 'react';
import { formatCount } from '../../../i18n/language/format-number.ts';
import { fill, inBoth } from '../../../i18n/language/message.ts';
import { transferFields } from '../../../i18n/ledger/transfers.ts';
import { photos as words } from '../../../i18n/order/photos.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { FieldMessage } from '../../../ui/base/FieldMessage.tsx';
import { say } from '../../../ui/base/say.tsx';
import { ChosenPhotos } from '../../../ui/photos/ChosenPhotos.tsx';
import { PhotoSources } from '../../../ui/photos/PhotoSources.tsx';
import { useLive } from '../../base/use-live.ts';
import { type PhotosForm, usePhotos } from '../../forms/use-photos.ts';

const { texts } = words;

/** Up to two pictures of a receipt, chosen or taken; they wait on the device until the report is sent. */
export function ReceiptField({ form }: { form: PhotosForm }) {
  const { chosen, previews, isPreparing, fault, add, remove } = usePhotos(form);
  const locale = useLive($locale, 'fa');
  const box = useRef<HTMLFieldSetElement>(null);
  const count = inBoth((each) => formatCount(chosen.length, each));
  return (
    <fieldset className="photo-field" aria-labelledby="transfer-photos-label" ref={box}>
      <span className="form-label" id="transfer-photos-label">
        {say(transferFields.texts.photos)}
      </span>
      {chosen.length > 0 && (
        <ChosenPhotos
          {...{ locale, previews }}
          ids={chosen}
          onRemove={(each) => {
            remove(each);
            box.current?.querySelector('input')?.focus();
          }}
        />
      )}
      <PhotoSources
        isInvalid={fault !== null}
        describedBy={fault ? 'transfer-photos-fault' : undefined}
        onFiles={(files) => void add(files)}
      />
      <div role="alert">{fault && <FieldMessage id="transfer-photos-fault" text={fault} />}</div>
      <p className={isPreparing ? '' : 'visually-hidden'} role="status">
        {isPreparing && say(texts.preparing)}
        {!isPreparing && chosen.length > 0 && say(fill(texts.chosen, { count }))}
      </p>
    </fieldset>
  );
}
