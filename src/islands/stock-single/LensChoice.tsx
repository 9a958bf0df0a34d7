import type { StockLens } from '../../domain/stock/stock.ts';
import { inBoth } from '../../i18n/language/message.ts';
import { formatDiameter } from '../../i18n/stock/format-stock.ts';
import { stockSingle } from '../../i18n/stock/stock-single.ts';
import { $single, changeSingle, nothingTyped } from '../../stores/stock/single.ts';
import { $stock } from '../../stores/stock/stock.ts';
import { Choices } from '../../ui/base/Choices.tsx';
import { useLive } from '../base/use-live.ts';

const { texts } = stockSingle;
const none: readonly StockLens[] = [];

function diametersOf(lens: StockLens | undefined): number[] {
  return lens?.charts.map(({ diameter }) => diameter) ?? [];
}

/** Chooses a lens. If it isn't made in the current diameter, its first diameter is used. */
function choose(lens: StockLens | undefined): void {
  if (!lens) return;
  const { diameter } = $single.get();
  const offered = diametersOf(lens);
  const kept = diameter !== null && offered.includes(diameter) ? diameter : (offered[0] ?? null);
  changeSingle({ lens: lens.id, diameter: kept });
}

/** Choice of the lens for the next lines. A line may name a different lens. */
export function LensChoice() {
  const lenses = useLive($stock, null)?.lenses ?? none;
  const draft = useLive($single, nothingTyped);
  const chosen = lenses.find(({ id }) => id === draft.lens);
  const diameters = diametersOf(chosen ?? lenses[0]);
  return (
    <div className="stock-single-lens">
      <Choices
        legend={texts.lens}
        options={lenses.map(({ id, name }) => ({
          value: id,
          label: inBoth((locale) => name[locale]),
        }))}
        chosen={draft.lens}
        onChoose={(id) => choose(lenses.find((lens) => lens.id === id))}
      />
      {diameters.length > 0 && (
        <Choices
          legend={texts.diameter}
          options={diameters.map((diameter) => ({
            value: String(diameter),
            label: inBoth((locale) => formatDiameter(diameter, locale)),
          }))}
          chosen={String(draft.diameter)}
          onChoose={(diameter) => changeSingle({ diameter: Number(diameter) })}
        />
      )}
    </div>
  );
}
