import { useStore } from '@nanostores/react';
import { countText } from '../../../i18n/language/count-text.ts';
import { fill } from '../../../i18n/language/message.ts';
import { faultMessage, itemName } from '../../../i18n/stockroom/item-words.ts';
import { stockroom } from '../../../i18n/stockroom/stockroom.ts';
import { $accessories } from '../../../stores/accessories/accessories-list.ts';
import { $stock } from '../../../stores/stock/stock.ts';
import { $posted } from '../../../stores/stockroom/post.ts';
import { say } from '../../../ui/base/say.tsx';

const { texts } = stockroom;

/** Element id that an invalid field refers to. */
export const outcomeId = 'stockroom-outcome';

/** Maximum number of invalid items listed. */
const mostListed = 12;

function Outcome() {
  const outcome = useStore($posted);
  const lenses = useStore($stock)?.lenses ?? [];
  const products = useStore($accessories)?.products ?? [];
  if (!outcome || outcome.kind === 'sending') return null;
  if (outcome.kind === 'done') {
    return <p>{say(fill(texts.done, { items: countText(outcome.items) }))}</p>;
  }
  if (outcome.kind !== 'refused') {
    return <p className="notice notice-danger">{say(texts[outcome.kind])}</p>;
  }
  return (
    <div className="notice notice-danger">
      <strong>{say(texts.refused)}</strong>
      <ul>
        {outcome.faults.slice(0, mostListed).map(({ item, issue }) => (
          <li key={item}>
            {say(itemName(item, { lenses, products }))}: {say(faultMessage(issue))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Result of the last posting. */
export function PostingOutcome() {
  return (
    <div id={outcomeId} className="stockroom-outcome" role="status">
      <Outcome />
    </div>
  );
}
