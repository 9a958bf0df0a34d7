import { countText } from '../../i18n/language/count-text.ts';
import type { Locale } from '../../i18n/language/locale.ts';
import { fill, type Message, pick } from '../../i18n/language/message.ts';
import { photos } from '../../i18n/order/photos.ts';
import { Icon } from '../base/Icon.tsx';

const { texts } = photos;

type ChosenProps = {
  locale: Locale;
  ids: readonly string[];
  /** Addresses of the photos, by id. */
  previews: Readonly<Record<string, string>>;
  onRemove: (id: string) => void;
};

/** The chosen photos, each with a button that removes it. */
export function ChosenPhotos({ locale, ids, previews, onRemove }: ChosenProps) {
  const named = (text: Message, index: number) => {
    const number = countText(index + 1);
    return pick(fill(text, { number }), locale);
  };
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
