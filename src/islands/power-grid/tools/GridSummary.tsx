import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { writePieces } from '../../../domain/shelf/pieces.ts';
import { countPieces } from '../../../domain/shelf/shelf-lines.ts';
import { isShortage } from '../../../domain/shelf/shortage.ts';
import { stockCellKey } from '../../../domain/stock/chart.ts';
import { checkStockLines } from '../../../domain/stock/draft-check.ts';
import { priceStock } from '../../../domain/stock/price.ts';
import type { StockCatalogue, StockLine } from '../../../domain/stock/stock.ts';
import type { Rials } from '../../../domain/vocabulary/money.ts';
import { countText } from '../../../i18n/language/count-text.ts';
import { writeNumber } from '../../../i18n/language/format-number.ts';
import { fill, inBoth, type Message } from '../../../i18n/language/message.ts';
import { gridSummary } from '../../../i18n/power-grid/power-grid.ts';
import { panelRoutes } from '../../../panel/routes.ts';
import { $settledLines } from '../../../stores/power-grid/grid.ts';
import { $orderTexts, gridOrder, setWaits, takeOnHand } from '../../../stores/power-grid/order.ts';
import { $orderWeight } from '../../../stores/power-grid/weight.ts';
import { $stockCalendar, $stockPricesKnown } from '../../../stores/stock/stock.ts';
import { Money } from '../../../ui/base/Money.tsx';
import { say } from '../../../ui/base/say.tsx';
import { useLive } from '../../base/use-live.ts';
import { LazyOutcome } from '../../shelf/LazyOutcome.tsx';
import { LazyReadyDay } from '../../shelf/LazyReadyDay.tsx';
import { LazyShortage } from '../../shelf/LazyShortage.tsx';
import { SendAndSave } from '../../shelf/SendAndSave.tsx';
import { stockOutcome } from '../../shelf/stock-sentences.ts';
import { GridText } from './GridText.tsx';

const { texts } = gridSummary;

const written = (text: string): Message => inBoth((locale) => writeNumber(text, locale));

/** The weight in grams below a kilogram, otherwise in kilograms with one decimal. */
function weightText(grams: number): Message {
  const isHeavy = grams >= 1000;
  const shown = isHeavy ? Math.round(grams / 100) / 10 : Math.round(grams);
  const amount = countText(shown);
  return fill(isHeavy ? texts.kilograms : texts.grams, { amount });
}

function Total({ name, value }: { name: Message; value: Message }) {
  return (
    <div>
      <dt>{say(name)}</dt>
      <dd>{say(value)}</dd>
    </div>
  );
}

/** Total of the order, in rials; null for "price on request" or if prices aren't known. */
function useTotal(lines: readonly StockLine[], stock: StockCatalogue): Rials | null {
  const arePricesKnown = useLive($stockPricesKnown, false);
  return useMemo(
    () => (arePricesKnown ? priceStock(lines, stock).total : null),
    [lines, stock, arePricesKnown],
  );
}

function Totals({ lines, total }: { lines: readonly StockLine[]; total: Rials | null }) {
  const arePricesKnown = useLive($stockPricesKnown, false);
  const grams = useStore($orderWeight);
  const pieces = countPieces(lines);
  return (
    <dl className="power-grid-totals">
      <Total name={texts.pieces} value={countText(pieces)} />
      <Total name={texts.pairs} value={written(writePieces(pieces, 'pairs'))} />
      <div className="power-grid-price">
        <dt>{say(texts.price)}</dt>
        <dd>{arePricesKnown && pieces > 0 ? <Money amount={total} /> : '—'}</dd>
      </div>
      {grams !== null && <Total name={texts.weight} value={weightText(grams)} />}
    </dl>
  );
}

/** The remarks, and the order's totals, always visible, with Send and Save. */
export function GridSummary({ stock }: { stock: StockCatalogue }) {
  const lines = useStore($settledLines);
  const refusal = useStore(gridOrder.$refusal);
  const total = useTotal(lines, stock);
  const { waits } = useStore($orderTexts);
  const own = useMemo(() => checkStockLines({ lines, waits }, stock), [lines, waits, stock]);
  return (
    <section className="surface power-grid-summary" aria-labelledby="power-grid-total">
      <h2 id="power-grid-total" className="visually-hidden">
        {say(texts.name)}
      </h2>
      <GridText name="remarks" />
      <div className="power-grid-bar">
        <Totals lines={lines} total={total} />
        <LazyShortage
          kind="stock"
          keys={lines.map(stockCellKey)}
          // The lab may have refused the order because of newer counts than those known here.
          issues={own.some(isShortage) ? own : refusal}
          waits={waits}
          onTake={() => void takeOnHand()}
          onWait={setWaits}
        />
        <LazyOutcome
          of={stockOutcome}
          isStarted={lines.length > 0}
          order={gridOrder}
          route={panelRoutes.stockMulti}
        />
        <SendAndSave order={gridOrder} />
      </div>
      <LazyReadyDay lines={lines} total={total} $calendar={$stockCalendar} />
    </section>
  );
}
