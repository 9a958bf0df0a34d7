import { countPieces } from '../../domain/stock-lines.ts';
import type { StockUnit } from '../../domain/stock-pieces.ts';
import { piecesMessage } from '../../i18n/format-stock.ts';
import { singleSending, stockSingle } from '../../i18n/messages/stock-single.ts';
import { $single, $singlePrice, changeSingle, emptySingle } from '../../stores/stock-single.ts';
import { saveSingle, sendSingle } from '../../stores/stock-single-sending.ts';
import { Choices } from '../../ui/Choices.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';
import { Text } from '../../ui/Text.tsx';
import { useLive } from '../use-live.ts';
import { Counted } from './Counted.tsx';
import { Outcome } from './Outcome.tsx';

const { texts } = stockSingle;
const units = ['pieces', 'pairs'] as const satisfies readonly StockUnit[];

function Totals() {
  const { lines, unit } = useLive($single, emptySingle).draft;
  const price = useLive($singlePrice, null);
  return (
    <dl className="single-totals" aria-live="polite">
      <div>
        <dt>
          <Text of={texts.quantity} />
        </dt>
        <dd>
          <Text of={piecesMessage(countPieces(lines), unit)} />
        </dd>
      </div>
      <div className="single-total">
        <dt>
          <Text of={texts.total} />
        </dt>
        <dd>{price && lines.length > 0 ? <Money amount={price.total} /> : '—'}</dd>
      </div>
    </dl>
  );
}

/** What it comes to, and the two ways out. */
export function Summary() {
  const { unit } = useLive($single, emptySingle).draft;
  return (
    <section className="surface single-summary" aria-labelledby="single-total">
      <h2 id="single-total">
        <Text of={texts.total} />
      </h2>
      <Choices
        legend={texts.unit}
        options={units.map((value) => ({ value, label: texts[value] }))}
        chosen={unit}
        onChoose={(chosen) => changeSingle({ unit: chosen })}
      />
      <Totals />
      <Counted />
      <Outcome />
      <div className="single-ways">
        <button type="button" className="btn btn-primary" onClick={sendSingle}>
          <Icon name="send" />
          <Text of={singleSending.texts.send} />
        </button>
        <button type="button" className="btn btn-outline-primary" onClick={saveSingle}>
          <Text of={singleSending.texts.save} />
        </button>
      </div>
      <p className="single-keys">
        <Text of={texts.hint} />
      </p>
    </section>
  );
}
