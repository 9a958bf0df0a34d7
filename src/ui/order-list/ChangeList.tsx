import { useMemo } from 'react';
import { type ChangeLine, changeLines } from '../../domain/order/change-lines.ts';
import type { OrderChange } from '../../domain/order/order-change.ts';
import { formatCount } from '../../i18n/language/format-number.ts';
import { fill, inBoth } from '../../i18n/language/message.ts';
import { allReasons } from '../../i18n/order/breakage.ts';
import { changeWords, eventFacts, feed } from '../../i18n/order/event-words.ts';
import { orderPath, panelRoutes } from '../../panel/routes.ts';
import { Icon } from '../base/Icon.tsx';
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
  const { order, accountId, message } = change;
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
      <Origin {...change} />
    </a>
  );
}

/** Whose order it is, for the lab; by whom and when it was changed. */
function Origin({ side, account, by, at }: Omit<OrderChange, 'by'> & { by?: string }) {
  return (
    <small>
      {side !== 'lab' && (
        <>
          <bdi>{account}</bdi> ·{' '}
        </>
      )}
      {by && (
        <>
          <bdi>{by}</bdi> ·{' '}
        </>
      )}
      <Instant at={at} />
    </small>
  );
}

const keyOf = ({ accountId, order, id }: OrderChange) => `${accountId} ${order.id} ${id}`;

/** Several changes in one line, which opens to all of them. */
function Line({ line: { kind, changes } }: { line: ChangeLine }) {
  const [newest] = changes;
  const { by: _, ...latest } = newest;
  const count = inBoth((locale) => formatCount(changes.length, locale));
  const isPlaced = kind === 'placed';
  const counted = fill(isPlaced ? feed.texts.placed : feed.texts.changes, { count });
  return (
    <details className="feed-line">
      <summary className="feed-row">
        <span className="feed-head">
          {!isPlaced && (
            <>
              <strong>{say(changeWords(newest))}</strong>
              <span className="number">{newest.order.number}</span>
            </>
          )}
          {isPlaced && <strong>{say(counted)}</strong>}
        </span>
        <span className="feed-count">
          {say(isPlaced ? feed.texts.show : counted)}
          <Icon name="chevron-down" />
        </span>
        <Origin {...latest} />
      </summary>
      <ul className="brief">
        {changes.map((change) => (
          <li key={keyOf(change)}>
            <Row change={change} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Order changes in lines, newest first. A change links to its order; several in one line open first. */
export function ChangeList({ changes }: { changes: readonly OrderChange[] }) {
  const lines = useMemo(() => changeLines(changes), [changes]);
  return (
    <>
      <ul className="brief">
        {lines.map((line) => (
          <li key={line.key}>
            {line.changes.length > 1 ? <Line line={line} /> : <Row change={line.changes[0]} />}
          </li>
        ))}
      </ul>
      <a className="feed-settings" href={panelRoutes.notifications.path}>
        {say(feed.texts.settings)}
      </a>
    </>
  );
}
