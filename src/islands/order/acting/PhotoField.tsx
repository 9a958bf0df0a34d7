import { useRef } from 'react';
import { formatCount } from '../../../i18n/language/format-number.ts';
import { fill, inBoth } from '../../../i18n/language/message.ts';
import { eventFields } from '../../../i18n/order/event-fields.ts';
import { photos as words } from '../../../i18n/order/photos.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { FieldMessage } from '../../../ui/base/FieldMessage.tsx';
import { say } from '../../../ui/base/say.tsx';
import { ChosenPhotos } from '../../../ui/photos/ChosenPhotos.tsx';
import { PhotoSources } from '../../../ui/photos/PhotoSources.tsx';
import { useLive } from '../../base/use-live.ts';
import { useDroppedFiles } from '../../dropped-files/use-dropped-files.ts';
import { usePhotos } from '../../forms/use-photos.ts';
import type { FieldProps } from './fields.tsx';
import { UploadProgress } from './UploadProgress.tsx';

const { texts } = words;

/** Up to two photos, chosen or taken. */
export function PhotoField({ transition, form }: FieldProps) {
  const { chosen, previews, isPreparing, fault, add, remove } = usePhotos(form);
  const locale = useLive($locale, 'fa');
  const box = useRef<HTMLFieldSetElement>(null);
  useDroppedFiles((files) => void add(files));
  const id = `${transition.event}-photos`;
  const count = inBoth((each) => formatCount(chosen.length, each));
  return (
    <fieldset aria-labelledby={`${id}-label`} className="photo-field" ref={box}>
      <span className="form-label" id={`${id}-label`}>
        {say(fill(eventFields.texts.optional, { label: texts.label }))}
      </span>
      <small id={`${id}-hint`}>{say(texts.hint)}</small>
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
        describedBy={fault ? `${id}-hint ${id}-fault` : `${id}-hint`}
        onFiles={(files) => void add(files)}
      />
      <div role="alert">{fault && <FieldMessage id={`${id}-fault`} text={fault} />}</div>
      <p className={isPreparing ? '' : 'visually-hidden'} role="status">
        {isPreparing && say(texts.preparing)}
        {!isPreparing && chosen.length > 0 && say(fill(texts.chosen, { count }))}
      </p>
      <UploadProgress />
    </fieldset>
  );
}
