import type { ReactNode } from 'react';
import type { Order, PlacedRx } from '../../domain/order/order.ts';
import { deliveryNumber } from '../../domain/order/order-number.ts';
import type { Rials } from '../../domain/vocabulary/money.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { formatIndex } from '../../i18n/language/format-optics.ts';
import { fill, inBoth, type Message } from '../../i18n/language/message.ts';
import { eventFacts } from '../../i18n/order/event-words.ts';
import { orderParts, prescriptionWords } from '../../i18n/orders/order-parts.ts';
import { orders } from '../../i18n/orders/orders.ts';
import { deliveryPath } from '../../panel/delivery-path.ts';
import { orderPath } from '../../panel/routes.ts';
import { Money } from '../base/Money.tsx';
import { say } from '../base/say.tsx';
import { Fact } from '../facts/Fact.tsx';
import { Day } from '../orders/Day.tsx';
import { Instant } from '../orders/Instant.tsx';
import { OrderStateChip } from '../orders/OrderStateChip.tsx';

const { texts } = orderParts;

type PartProps = {
  title: Message;
  /** Its own class if it needs the whole width; the others share rows. */
  className?: string;
  children: ReactNode;
};

export function OrderPart({ title, className = 'order-half', children }: PartProps) {
  return (
    <section className={`surface order-part ${className}`}>
      <h2>{say(title)}</h2>
      {children}
    </section>
  );
}

type HeadProps = {
  order: Order;
  /** The order's account, for the lab. */
  account?: ReactNode;
};

/** The order's identification, its state, and what the lab has promised. */
export function OrderHead({ order, account }: HeadProps) {
  const showsAccount = Boolean(account);
  return (
    <section className="surface order-part order-head">
      <p className="order-name">
        <strong className="number">{order.number}</strong>
        <span className="order-chips">
          <OrderStateChip order={order} />
          {order.correctedAt && <span className="chip">{say(orders.texts.corrected)}</span>}
        </span>
      </p>
      <dl className="facts">
        {account && <Fact name={orders.texts.account}>{account}</Fact>}
        {'patient' in order && (
          <Fact name={orders.texts.patient}>
            <bdi>{order.patient || '—'}</bdi>
          </Fact>
        )}
        <Fact name={orders.texts.reference}>
          <bdi>{order.reference || '—'}</bdi>
        </Fact>
        <Fact name={orders.texts.placedAt}>
          <Instant at={order.placedAt} />
        </Fact>
        {!order.remakeOf && order.events[0]?.side === 'lab' && (
          <Fact name={eventFacts.texts.takenBy}>
            <bdi>{order.events[0].by}</bdi>
          </Fact>
        )}
        {order.promisedFor && (
          <Fact name={eventFacts.texts.promisedFor}>
            <Day day={order.promisedFor} />
          </Fact>
        )}
        {order.price.total === null && (
          <Fact name={eventFacts.texts.price}>
            <Money amount={order.total} />
          </Fact>
        )}
        {order.remakeOf && (
          <Fact name={eventFacts.texts.remakeOf}>
            <a
              className="number"
              href={orderPath(order.remakeOf.id, showsAccount ? order.account.id : undefined)}
            >
              {order.remakeOf.number}
            </a>
          </Fact>
        )}
        {order.delivery && <DeliveryLink {...{ order, showsAccount }} />}
      </dl>
    </section>
  );
}

/** The delivery the order is part of. */
function DeliveryLink({ order, showsAccount }: { order: Order; showsAccount: boolean }) {
  const { delivery, account } = order;
  if (!delivery) return null;
  const number = `\u2066${deliveryNumber(delivery.id)}\u2069`;
  const count = countText(delivery.orders);
  return (
    <Fact name={eventFacts.texts.delivery}>
      <a href={deliveryPath(delivery.id, showsAccount ? account.id : undefined)}>
        {say(fill(eventFacts.texts.together, { number, count }))}
      </a>
    </Fact>
  );
}

/** The lens, with its catalogue names at the time of the order. */
export function OrderLens({ order: { content, lens } }: { order: PlacedRx }) {
  return (
    <dl className="facts">
      <Fact name={texts.design}>{say(inBoth((locale) => lens.design[locale]))}</Fact>
      <Fact name={texts.index}>
        <span className="number">
          {say(inBoth((locale) => formatIndex(content.lens.index, locale)))}
        </span>
      </Fact>
      <Fact name={texts.colour}>{say(texts[content.lens.colour])}</Fact>
      <Fact name={texts.coating}>{say(inBoth((locale) => lens.coating[locale]))}</Fact>
    </dl>
  );
}

/** Price of each eye, and the total, which the lab may have quoted. */
export function OrderPrice({ order: { content, price, total } }: { order: PlacedRx }) {
  // Nothing is "on request" any more once the lab has quoted a total.
  const ofEye = (amount: Rials | null) =>
    amount === null && total !== null ? say(texts.inQuote) : <Money amount={amount} />;
  return (
    <dl className="facts prices">
      {content.right && <Fact name={prescriptionWords.texts.right}>{ofEye(price.right)}</Fact>}
      {content.left && <Fact name={prescriptionWords.texts.left}>{ofEye(price.left)}</Fact>}
      <Fact name={orders.texts.total}>
        <strong>
          <Money amount={total} />
        </strong>
      </Fact>
    </dl>
  );
}
