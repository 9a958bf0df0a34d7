import type { OrderChange } from '../../domain/order/order-change.ts';
import { allReasons } from '../../i18n/order/breakage.ts';
import { changeWords, eventFacts, feed } from '../../i18n/order/event-words.ts';
import { orderPath, panelRoutes } from '../../panel/routes.ts';
import { Money } from '../base/Money.tsx';
import { say } from '../base/say.tsx';
import { Day } from '../orders/Day.tsx';
import { Instant } from '../orders/Instant.tsx';

/** What the event carried: the promised day, the price or the reason. */
function Details({ promisedFor, price, reason }: OrderChange) {
  return (
    <>
      {promisedFor && (
        <span>
          {say(eventFacts.texts.promisedFor)} <Day day={promisedFor} />
        </span>
      )}
      {price !== undefined && <Money amount={price} />}
      {reason && say(allReasons.texts[reason])}
    </>
  );
}

function Row({ change }: { change: OrderChange }) {
  const { order, account, accountId, side, at, by, message } = change;
  return (
    <a className="feed-row" href={orderPath(order.id, accountId)}>
      <span className="feed-head">
        <strong>{say(changeWords(change))}</strong>
        <span className="number">{order.number}</span>
      </span>
      <Details {...change} />
      {message !== '' && (
        <span className="feed-message" dir="auto">
          {message}
        </span>
      )}
      <small>
        {side !== 'lab' && (
          <>
            <bdi>{account}</bdi> ·{' '}
          </>
        )}
        {by !== '' && (
          <>
            <bdi>{by}</bdi> ·{' '}
          </>
        )}
        <Instant at={at} />
      </small>
    </a>
  );
}

/** Order changes, newest first, each with a link to its order. */
export function ChangeList({ changes }: { changes: readonly OrderChange[] }) {
  return (
    <>
      <ul className="brief">
        {changes.map((change) => (
          <li key={`${change.order.id} ${change.id}`}>
            <Row change={change} />
          </li>
        ))}
      </ul>
      <a className="feed-settings" href={panelRoutes.notifications.path}>
        {say(feed.texts.settings)}
      </a>
    </>
  );
}
