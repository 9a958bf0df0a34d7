import type { ReactNode } from 'react';
import type { OrderEvent } from '../../domain/lifecycle/order-event.ts';
import { undoneEvents } from '../../domain/lifecycle/undone-events.ts';
import { isUnread } from '../../domain/lifecycle/unread-messages.ts';
import { orderNumber } from '../../domain/order/order-number.ts';
import { usualReason } from '../../i18n/order/event-reasons.ts';
import { eventFacts, historyWords } from '../../i18n/order/event-words.ts';
import { orderPath } from '../../panel/routes.ts';
import { Money } from '../base/Money.tsx';
import { say } from '../base/say.tsx';
import { Fact } from '../facts/Fact.tsx';
import { Day } from '../orders/Day.tsx';
import { Instant } from '../orders/Instant.tsx';

const { texts } = eventFacts;

type EventProps = {
  event: OrderEvent;
  /** The order's account, if the reader is the lab; links to other orders include it. */
  account: string | undefined;
};

function Details({ event, account }: EventProps) {
  const { price, promisedFor, excess, tracking, remake } = event;
  const reason = usualReason(event);
  return (
    <dl className="event-facts">
      {price !== undefined && (
        <Fact name={texts.price}>
          <Money amount={price} />
        </Fact>
      )}
      {promisedFor && (
        <Fact name={texts.promisedFor}>
          <Day day={promisedFor} />
        </Fact>
      )}
      {reason && <Fact name={texts.reason}>{say(reason)}</Fact>}
      {excess !== undefined && (
        <Fact name={texts.excess}>
          <Money amount={excess} />
        </Fact>
      )}
      {tracking && (
        <Fact name={texts.tracking}>
          <bdi>{tracking}</bdi>
        </Fact>
      )}
      {remake && (
        <Fact name={texts.remake}>
          <a className="number" href={orderPath(remake, account)}>
            {orderNumber(remake)}
          </a>
        </Fact>
      )}
    </dl>
  );
}

function hasDetails(event: OrderEvent): boolean {
  const { price, promisedFor, tracking, remake } = event;
  return [price, promisedFor, usualReason(event), tracking, remake].some(
    (each) => each !== undefined,
  );
}

type OrderTimelineProps = {
  events: readonly OrderEvent[];
  reader: 'shop' | 'lab';
  isRemake: boolean;
  account: string | undefined;
  /** Time until which the reader has read the messages; null while unknown. */
  readUntil: string | null;
  showMore: (event: OrderEvent) => ReactNode;
};

/** Who did something, and when. */
function Author({ by, at }: Pick<OrderEvent, 'by' | 'at'>) {
  return (
    <>
      {by !== '' && (
        <>
          <bdi>{by}</bdi> ·{' '}
        </>
      )}
      <Instant at={at} />
    </>
  );
}

/** Events of an order, oldest first, each with author, time, details and message. Reverted events are crossed out. */
export function OrderTimeline({
  events,
  reader,
  isRemake,
  account,
  readUntil,
  showMore,
}: OrderTimelineProps) {
  const reverts = undoneEvents(events);
  return (
    <ol className="timeline">
      {events.map((event) => {
        const words = say(historyWords(event, { reader, isRemake }));
        const revert = reverts.get(event.id);
        return (
          <li key={event.id}>
            <strong>{revert ? <s>{words}</s> : words}</strong>
            {readUntil && isUnread(event, reader, readUntil) && (
              <span className="chip chip-asking">{say(texts.unread)}</span>
            )}
            <small>
              <Author {...event} />
            </small>
            {revert && (
              <small>
                {say(texts.takenBack)} · <Author {...revert} />
              </small>
            )}
            {hasDetails(event) && <Details event={event} account={account} />}
            {event.message !== '' && (
              <p dir="auto" className="typed">
                {event.message}
              </p>
            )}
            {showMore(event)}
          </li>
        );
      })}
    </ol>
  );
}
