import type { AccessoryVariant } from '../../domain/accessories/accessories.ts';
import { inBoth, type Message } from '../../i18n/language/message.ts';
import { availability } from '../../i18n/shelf/shelf.ts';
import { say } from '../../ui/base/say.tsx';

type VariantsProps = {
  legend: Message;
  variants: readonly AccessoryVariant[];
  chosen: string;
  onChoose: (id: string) => void;
};

function Swatch({ colour }: { colour: string }) {
  return (
    <svg
      className="accessories-swatch"
      viewBox="0 0 12 12"
      width={12}
      height={12}
      aria-hidden="true"
    >
      <circle cx="6" cy="6" r="5.5" fill={colour} />
    </svg>
  );
}

/** The colours and sizes of a product, side by side. A sold-out one can be chosen, and then shows as sold out. */
export function Variants({ legend, variants, chosen, onChoose }: VariantsProps) {
  return (
    <fieldset className="accessories-variants">
      <legend className="visually-hidden">{say(legend)}</legend>
      {variants.map(({ id, name, swatch, onHand }) => (
        <button
          key={id}
          type="button"
          className="choice"
          aria-pressed={id === chosen}
          data-none={onHand === 0 || undefined}
          onClick={() => onChoose(id)}
        >
          {swatch && <Swatch colour={swatch} />}
          <span>{say(inBoth((locale) => name[locale]))}</span>
          {onHand === 0 && <span className="visually-hidden">{say(availability.texts.none)}</span>}
        </button>
      ))}
    </fieldset>
  );
}
