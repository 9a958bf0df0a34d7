import type { ComponentType, ReactNode } from 'react';
import { isLate } from '../../domain/lifecycle/late.ts';
import type { OrderSummary } from '../../domain/order/order.ts';
import { patientOf } from '../../domain/order/patient-of.ts';
import { inBoth, type Message } from '../../i18n/language/message.ts';
import { orderList } from '../../i18n/order-list/order-list.ts';
import { orders } from '../../i18n/orders/orders.ts';
import { orderPath } from '../../panel/routes.ts';
import { Icon } from '../base/Icon.tsx';
import { Money } from '../base/Money.tsx';
import { Text } from '../base/Text.tsx';
import { Instant } from '../orders/Instant.tsx';
import { OrderStateChip } from '../orders/OrderStateChip.tsx';
import { orderKinds } from '../orders/order-kinds.ts';
import { Pieces } from '../orders/Pieces.tsx';
import { PromisedDay } from './PromisedDay.tsx';

/** Typed text keeps its own direction; on narrow screens, without column headings, it is labelled. */
function Typed({ label, children }: { label: Message; children: string }) {
  if (children === '') return null;
  return (
    <>
      <span className="cell-label">
        <Text of={label} />
      </span>
      <bdi>{children}</bdi>
    </>
  );
}

function Cell({ area, children }: { area: string; children: ReactNode }) {
  return <td className={area}>{children}</td>;
}

/** What a screen adds to each row: before its number, and below its state. */
export type RowParts = Record<'Lead' | 'Note', ComponentType<{ order: OrderSummary }>>;

type RowProps = {
  order: OrderSummary;
  showsAccount: boolean;
  /** The day at the lab, by which an order is late. */
  today: string;
  parts?: RowParts | undefined;
};

/** One order of the list; the whole row is a link to the order's page. */
export function OrderRow({ order, showsAccount, today, parts }: RowProps) {
  const { texts } = orders;
  return (
    <tr className="order-row">
      {parts && (
        <Cell area="order-lead">
          <parts.Lead order={order} />
        </Cell>
      )}
      <th scope="row" className="order-number">
        <a
          className="number"
          href={orderPath(order.id, showsAccount ? order.account.id : undefined)}
        >
          {order.number}
        </a>
      </th>
      <Cell area="order-what">
        <Icon name={orderKinds[order.kind].icon} />
        <span className="visually-hidden">
          <Text of={orderKinds[order.kind].name} />
        </span>
        <Text of={inBoth((locale) => order.title[locale])} />
        {'pieces' in order && (
          <>
            {' · '}
            <Pieces count={order.pieces} />
          </>
        )}
      </Cell>
      <Cell area="order-patient">
        <Typed label={texts.patient}>{patientOf(order)}</Typed>
      </Cell>
      <Cell area="order-reference">
        <Typed label={texts.reference}>{order.reference}</Typed>
      </Cell>
      {showsAccount && (
        <Cell area="order-account">
          <Typed label={texts.account}>{order.account.name}</Typed>
        </Cell>
      )}
      <Cell area="order-placed">
        <Instant at={order.placedAt} />
      </Cell>
      <Cell area="order-total">
        <Money amount={order.total} />
      </Cell>
      <Cell area="order-state">
        <OrderStateChip state={order.state} />
        {order.promisedFor !== null && (
          <PromisedDay day={order.promisedFor} isLate={isLate(order, today)} />
        )}
        {order.hasUnread && (
          <strong className="order-promised">
            <Icon name="envelope" /> <Text of={orderList.texts.unread} />
          </strong>
        )}
        {parts && <parts.Note order={order} />}
      </Cell>
    </tr>
  );
}
