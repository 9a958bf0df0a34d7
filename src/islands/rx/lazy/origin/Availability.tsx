import {
  type PowerAvailability,
  powerAvailabilities,
} from '../../../../domain/advice/made-powers.ts';
import { emptyCatalogue } from '../../../../domain/catalogue/empty-catalogue.ts';
import { eyeSides } from '../../../../domain/vocabulary/eye.ts';
import { formatIndex } from '../../../../i18n/language/format-optics.ts';
import { inBoth } from '../../../../i18n/language/message.ts';
import { rxLazy } from '../../../../i18n/rx/lazy/rx-lazy.ts';
import { rxChoices } from '../../../../i18n/rx/rx-choices.ts';
import { $catalogue } from '../../../../stores/rx/catalogue.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import { $stock } from '../../../../stores/stock/stock.ts';
import { say } from '../../../../ui/base/say.tsx';
import { useLive } from '../../../base/use-live.ts';
import { useKnown } from '../../form/use-draft.ts';

const { texts } = rxLazy;
const marks = { made: '✓', inStock: '●', outOfRange: '✕' } as const;
const letters = { right: 'R', left: 'L' } as const;

/** A coloured mark, with a word for screen readers. */
function CellMark({ cell }: { cell: PowerAvailability }) {
  return (
    <span className="rx-power" data-cell={cell}>
      <span aria-hidden="true">{marks[cell]}</span>
      <span className="visually-hidden">{say(texts[cell])}</span>
    </span>
  );
}

/** Shows in which indices and colours of the design the entered powers are made. */
export function Availability({ form }: { form: RxForm }) {
  const catalogue = useLive($catalogue, null) ?? emptyCatalogue;
  const shelf = useLive($stock, null)?.lenses ?? [];
  const { variants, eyes } = useKnown(form, (draft) =>
    powerAvailabilities(draft, catalogue, shelf),
  );
  const known = eyeSides.filter((side) => eyes[side].length > 0);
  if (known.length === 0) return null;
  return (
    <div className="rx-powers">
      <table dir="ltr">
        <caption>{say(texts.availability)}</caption>
        <thead>
          <tr>
            <td />
            {variants.map(({ index, colour, isChosen }) => (
              <th key={`${index} ${colour}`} scope="col" data-chosen={isChosen}>
                <span className="number">
                  {say(inBoth((locale) => formatIndex(index, locale)))}
                </span>
                {colour !== 'clear' && say(rxChoices.texts[colour])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {known.map((side) => (
            <tr key={side}>
              <th scope="row">{letters[side]}</th>
              {eyes[side].map((cell, place) => (
                <td key={`${variants[place]?.index} ${variants[place]?.colour}`}>
                  <CellMark cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="rx-legend">
        {(['made', 'inStock', 'outOfRange'] as const).map((cell) => (
          <span key={cell}>
            <span className="rx-power" data-cell={cell} aria-hidden="true">
              {marks[cell]}
            </span>{' '}
            {say(texts[cell])}
          </span>
        ))}
      </p>
    </div>
  );
}
