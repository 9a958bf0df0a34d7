import { useMemo } from 'react';
import type { PaymentNews } from '../../domain/ledger/payment-news.ts';
import { type ChangeLine, changeLines } from '../../domain/order/change-lines.ts';
import type { OrderChange } from '../../domain/order/order-change.ts';
import { feed } from '../../i18n/feed/feed.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { allReasons } from '../../i18n/order/breakage.ts';
import { changeWords, eventFacts } from '../../i18n/order/event-words.ts';
import { orderPath, panelRoutes } from '../../panel/routes.ts';
import { Icon } from '../base/Icon.tsx';
import { Money } from '../base/Money.tsx';
import { say } from '../base/say.tsx';
import { Day } from '../orders/Day.tsx';
import { Instant } from '../orders/Instant.tsx';
import { PaymentRow } from './PaymentRow.tsx';

/** Details of the event: promised day, price or reason. */
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

type RowProps = {
  change: OrderChange;
  /** The kind of the enclosing line, which already shows the account or the order. */
  within?: ChangeLine['kind'];
};

function Row({ change, within }: RowProps) {
  const { order, accountId, message } = change;
  return (
    <a className="feed-row" href={orderPath(order.id, accountId)}>
      <span className="feed-head">
        <strong>{say(changeWords(change))}</strong>
        {within !== 'order' && <span className="number">{order.number}</span>}
      </span>
      <Details {...change} />
      {message !== '' && (
        <span className="feed-message" dir="auto">
          {message}
        </span>
      )}
      <small>
        {!within && <AccountName {...change} />}
        {change.by !== '' && (
          <>
            <bdi>{change.by}</bdi> ·{' '}
          </>
        )}
        <Instant at={change.at} />
      </small>
    </a>
  );
}

/** The order's account, for the lab. */
function AccountName({ side, account }: OrderChange) {
  if (side === 'lab') return null;
  return (
    <>
      <bdi>{account}</bdi> ·{' '}
    </>
  );
}

const keyOf = ({ accountId, order, id }: OrderChange) => `${accountId} ${order.id} ${id}`;

/** Several changes in one line, which unfolds to show them all. */
function Line({ line: { kind, changes } }: { line: ChangeLine }) {
  const [newest] = changes;
  const count = countText(changes.length);
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
        <small>
          <AccountName {...newest} />
          <Instant at={newest.at} />
        </small>
      </summary>
      <ul className="brief">
        {changes.map((change) => (
          <li key={keyOf(change)}>
            <Row change={change} within={kind} />
          </li>
        ))}
      </ul>
    </details>
  );
}

type News = OrderChange | PaymentNews;

const isPayment = (news: News): news is PaymentNews => 'kind' in news;

/**
 * Payments first, then order changes in lines, newest first. Lines of several changes unfold; others link to the order.
 */
export function ChangeList({ changes }: { changes: readonly News[] }) {
  const lines = useMemo(
    () => changeLines(changes.filter((news): news is OrderChange => !isPayment(news))),
    [changes],
  );
  return (
    <>
      <ul className="brief">
        {changes.filter(isPayment).map((news) => (
          <li key={news.id}>
            <PaymentRow news={news} />
          </li>
        ))}
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
