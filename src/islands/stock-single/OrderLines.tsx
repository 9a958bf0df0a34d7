import { stockCellKey } from '../../domain/stock/chart.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { stockSingle } from '../../i18n/stock/stock-single.ts';
import {
  $single,
  $singleIssues,
  $singlePrice,
  $undoable,
  noIssues,
  nothingTyped,
  undoLines,
} from '../../stores/stock/single.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';
import { OrderLine } from './OrderLine.tsx';

const { texts } = stockSingle;

function Undo() {
  const undoable = useLive($undoable, null);
  if (!undoable) return null;
  const lines = countText(undoable.count);
  return (
    <p className="notice notice-info stock-single-undo" role="status">
      {say(fill(texts[undoable.what], { lines }))}
      <Button text={texts.undo} onClick={undoLines} />
    </p>
  );
}

/** Lines of the order. */
export function OrderLines() {
  const draft = useLive($single, nothingTyped);
  const price = useLive($singlePrice, null);
  const issues = useLive($singleIssues, noIssues);
  const issueOf = (index: number) => issues.find(({ path }) => path.startsWith(`lines.${index}.`));
  return (
    <section className="surface stock-single-order" aria-labelledby="stock-single-order">
      <h2 id="stock-single-order">{say(texts.order)}</h2>
      {draft.lines.length === 0 && <p className="stock-single-none">{say(texts.none)}</p>}
      <ul className="stock-single-list">
        {draft.lines.map((line, index) => (
          <OrderLine
            key={stockCellKey(line)}
            line={line}
            index={index}
            unit={draft.unit}
            price={price?.lines[index]}
            issue={issueOf(index)}
            waits={draft.waits}
          />
        ))}
      </ul>
      <Undo />
    </section>
  );
}
