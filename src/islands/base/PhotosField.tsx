import { useRef } from 'react';
import { countText } from '../../i18n/language/count-text.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { photos } from '../../i18n/order/photos.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { say } from '../../ui/base/say.tsx';
import { ChosenPhotos } from '../../ui/photos/ChosenPhotos.tsx';
import { PhotoSources } from '../../ui/photos/PhotoSources.tsx';
import { useLive } from './use-live.ts';
import type { usePhotoPreviews } from './use-photo-previews.ts';

const { texts } = photos;

type PhotosFieldProps = {
  /** Prefix of the ids of its elements. */
  id: string;
  label: Message;
  hint?: Message;
  /** Ids of the photos on the device. */
  chosen: readonly string[];
  previews: ReturnType<typeof usePhotoPreviews>;
  isPreparing: boolean;
  fault: Message | null;
  add: (files: readonly File[]) => unknown;
  remove: (id: string) => void;
};

/** Photos that the user picks or takes, with the error if one is unusable. They stay on the device until sent. */
export function PhotosField({ id, label, hint, chosen, fault, ...given }: PhotosFieldProps) {
  const { previews, isPreparing, add, remove } = given;
  const locale = useLive($locale, 'fa');
  const box = useRef<HTMLFieldSetElement>(null);
  const count = countText(chosen.length);
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <fieldset aria-labelledby={`${id}-label`} className="photo-field" ref={box}>
      <span className="form-label" id={`${id}-label`}>
        {say(label)}
      </span>
      {hint && <small id={`${id}-hint`}>{say(hint)}</small>}
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
        describedBy={described || undefined}
        onFiles={(files) => void add(files)}
      />
      {fault && (
        <div role="alert">
          <FieldMessage id={`${id}-fault`} text={fault} />
        </div>
      )}
      <p className={isPreparing ? '' : 'visually-hidden'} role="status">
        {isPreparing && say(texts.preparing)}
        {!isPreparing && chosen.length > 0 && say(fill(texts.chosen, { count }))}
      </p>
    </fieldset>
  );
}
