import type { StockUnit } from '../../domain/shelf/pieces.ts';
import { countPieces } from '../../domain/shelf/shelf-lines.ts';
import { stockCellKey } from '../../domain/stock/chart.ts';
import { piecesMessage } from '../../i18n/shelf/format-pieces.ts';
import { shelf } from '../../i18n/shelf/shelf.ts';
import { stockSingle } from '../../i18n/stock/stock-single.ts';
import { panelRoutes } from '../../panel/routes.ts';
import {
  $single,
  $singleIssues,
  $singlePrice,
  changeSingle,
  noIssues,
  nothingTyped,
  setWaits,
  singleOrder,
  takeOnHand,
} from '../../stores/stock/single.ts';
import { $stockCalendar } from '../../stores/stock/stock.ts';
import { Choices } from '../../ui/base/Choices.tsx';
import { Money } from '../../ui/base/Money.tsx';
import { say } from '../../ui/base/say.tsx';
import { DebouncedStatus } from '../base/DebouncedStatus.tsx';
import { useLive } from '../base/use-live.ts';
import { LazyOutcome } from '../shelf/LazyOutcome.tsx';
import { LazyReadyDay } from '../shelf/LazyReadyDay.tsx';
import { LazyShortage } from '../shelf/LazyShortage.tsx';
import { SendAndSave } from '../shelf/SendAndSave.tsx';
import { stockOutcome } from '../shelf/stock-sentences.ts';
import { Counted } from './Counted.tsx';

const { texts } = stockSingle;
const units = ['pieces', 'pairs'] as const satisfies readonly StockUnit[];

function Totals() {
  const { lines, unit } = useLive($single, nothingTyped);
  const price = useLive($singlePrice, null);
  return (
    <dl className="stock-single-totals" id="stock-single-totals">
      <div>
        <dt>{say(shelf.texts.quantity)}</dt>
        <dd>{say(piecesMessage(countPieces(lines), unit))}</dd>
      </div>
      <div className="stock-single-total">
        <dt>{say(shelf.texts.total)}</dt>
        <dd>{price && lines.length > 0 ? <Money amount={price.total} /> : '—'}</dd>
      </div>
    </dl>
  );
}

function Outcome() {
  const { line, lines, waits } = useLive($single, nothingTyped);
  const issues = useLive($singleIssues, noIssues);
  return (
    <>
      <LazyShortage
        kind="stock"
        keys={lines.map(stockCellKey)}
        issues={issues}
        waits={waits}
        onTake={() => void takeOnHand()}
        onWait={setWaits}
      />
      <LazyOutcome
        of={stockOutcome}
        isStarted={line !== '' || lines.length > 0}
        order={singleOrder}
        route={panelRoutes.stockSingle}
      />
    </>
  );
}

/** Totals, Send and Save. */
export function Summary() {
  const price = useLive($singlePrice, null);
  const { lines, unit } = useLive($single, nothingTyped);
  return (
    <section className="surface stock-single-summary" aria-labelledby="stock-single-total">
      <h2 id="stock-single-total">{say(shelf.texts.total)}</h2>
      <Choices
        legend={texts.unit}
        options={units.map((value) => ({ value, label: texts[value] }))}
        chosen={unit}
        onChoose={(chosen) => changeSingle({ unit: chosen })}
      />
      <Totals />
      <DebouncedStatus of="stock-single-totals" />
      <LazyReadyDay lines={lines} total={price?.total ?? null} $calendar={$stockCalendar} />
      <Counted />
      <Outcome />
      <SendAndSave order={singleOrder} />
      <p className="stock-single-keys">{say(texts.hint)}</p>
    </section>
  );
}
