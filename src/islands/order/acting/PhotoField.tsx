import { type ChangeEvent, useRef } from 'react';
import { photoTypes } from '../../../domain/photos/photo-type.ts';
import { formatCount } from '../../../i18n/language/format-number.ts';
import { fill, inBoth, type Message, pick } from '../../../i18n/language/message.ts';
import { eventFields } from '../../../i18n/order/event-fields.ts';
import { photos as words } from '../../../i18n/order/photos.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { FieldMessage } from '../../../ui/base/FieldMessage.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { say } from '../../../ui/base/say.tsx';
import { useLive } from '../../base/use-live.ts';
import { useDroppedFiles } from '../../dropped-files/use-dropped-files.ts';
import type { FieldProps } from './fields.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { usePhotos } from './use-photos.ts';

const { texts } = words;

const counted = (count: number) => inBoth((locale) => formatCount(count, locale));

type ChosenProps = {
  ids: readonly string[];
  previews: Readonly<Record<string, string>>;
  onRemove: (id: string) => void;
};

/** The chosen photos, each with a button that removes it. */
function Chosen({ ids, previews, onRemove }: ChosenProps) {
  const locale = useLive($locale, 'fa');
  const named = (text: Message, index: number) =>
    pick(fill(text, { number: counted(index + 1) }), locale);
  return (
    <ul className="photo-list">
      {ids.map((id, index) => (
        <li key={id}>
          <img className="photo-small" src={previews[id]} alt={named(texts.chosenPhoto, index)} />
          <button
            type="button"
            className="btn photo-remove"
            aria-label={named(texts.remove, index)}
            onClick={() => onRemove(id)}
          >
            <Icon name="x-lg" />
          </button>
        </li>
      ))}
    </ul>
  );
}

type SourceProps = {
  label: Message;
  className: string;
  /** Opens the camera, on devices with one. */
  takes?: boolean;
  isInvalid: boolean;
  describedBy: string;
  onFiles: (files: readonly File[]) => void;
};

/** A button that chooses or takes photos; the browser's own would speak the browser's language. */
function Source({ label, className, takes, isInvalid, describedBy, onFiles }: SourceProps) {
  function change({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(currentTarget.files ?? [])];
    // So that the same file can be chosen again.
    currentTarget.value = '';
    onFiles(files);
  }
  return (
    <label className={`btn btn-outline-primary photo-source ${className}`}>
      {say(label)}
      <input
        type="file"
        accept={photoTypes.join(',')}
        multiple={!takes}
        capture={takes ? 'environment' : undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={change}
      />
    </label>
  );
}

/** Up to two photos, chosen or taken. */
export function PhotoField({ transition, form }: FieldProps) {
  const { chosen, previews, isPreparing, fault, add, remove } = usePhotos(form);
  const box = useRef<HTMLFieldSetElement>(null);
  useDroppedFiles((files) => void add(files));
  const id = `${transition.event}-photos`;
  const source = {
    isInvalid: fault !== null,
    describedBy: fault ? `${id}-hint ${id}-fault` : `${id}-hint`,
    onFiles: (files: readonly File[]) => void add(files),
  };
  return (
    <fieldset aria-labelledby={`${id}-label`} className="photo-field" ref={box}>
      <span className="form-label" id={`${id}-label`}>
        {say(fill(eventFields.texts.optional, { label: texts.label }))}
      </span>
      <small id={`${id}-hint`}>{say(texts.hint)}</small>
      {chosen.length > 0 && (
        <Chosen
          ids={chosen}
          previews={previews}
          onRemove={(each) => {
            remove(each);
            box.current?.querySelector('input')?.focus();
          }}
        />
      )}
      <p className="photo-sources">
        <Source {...source} label={texts.choose} className="photo-choose" />
        <Source {...source} label={texts.take} className="photo-take" takes />
      </p>
      <div role="alert">{fault && <FieldMessage id={`${id}-fault`} text={fault} />}</div>
      <p className={isPreparing ? '' : 'visually-hidden'} role="status">
        {isPreparing && say(texts.preparing)}
        {!isPreparing &&
          chosen.length > 0 &&
          say(fill(texts.chosen, { count: counted(chosen.length) }))}
      </p>
      <UploadProgress />
    </fieldset>
  );
}
