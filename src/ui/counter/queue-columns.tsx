import type { ComponentType, ReactNode } from 'react';
import type { ChosenColumn, ColumnWidth, QueueColumn } from '../../domain/counter/queue-columns.ts';
import { isLate } from '../../domain/lifecycle/late.ts';
import type { OrderSummary } from '../../domain/order/order.ts';
import type { OrderSort } from '../../domain/order/order-sort.ts';
import { patientOf } from '../../domain/order/patient-of.ts';
import { columnNames } from '../../i18n/counter/queue-columns.ts';
import { orderList } from '../../i18n/order-list/order-list.ts';
import { orders } from '../../i18n/orders/orders.ts';
import { orderPath } from '../../panel/routes.ts';
import { Icon } from '../base/Icon.tsx';
import { Money } from '../base/Money.tsx';
import { say } from '../base/say.tsx';
import { type OrderColumn, What } from '../order-list/order-columns.tsx';
import { Day } from '../orders/Day.tsx';
import { Instant } from '../orders/Instant.tsx';
import { OrderStateChip } from '../orders/OrderStateChip.tsx';

type Given = {
  /** The day at the lab, by which an order is late. */
  today: string;
  /** What is said of an order beside its state. */
  Note: ComponentType<{ order: OrderSummary }>;
};

type CellProps = Given & { order: OrderSummary };

/** Typed text keeps its own direction, also where it is cut off. */
const typed = (text: string) =>
  text && (
    <span dir="auto" className="queue-typed">
      {text}
    </span>
  );

function Promised({ order, today }: CellProps) {
  const { promisedFor } = order;
  if (promisedFor === null) return null;
  if (!isLate(order, today)) return <Day day={promisedFor} />;
  return (
    <span className="queue-late">
      <Icon name="exclamation-circle" />
      <span className="visually-hidden">{say(orderList.texts.isLate)} </span>
      <Day day={promisedFor} />
    </span>
  );
}

function State({ order, Note }: CellProps) {
  return (
    <>
      <OrderStateChip order={order} />
      {order.correctedAt && <small>{say(orders.texts.corrected)}</small>}
      {order.hasUnread && (
        <span className="queue-unread">
          <Icon name="envelope" />
          <span className="visually-hidden">{say(orderList.texts.unread)}</span>
        </span>
      )}
      <Note order={order} />
    </>
  );
}

type Cell = Pick<OrderColumn, 'place' | 'isPlain' | 'isNumber' | 'isName'> & {
  /** The orders by it that the server has. */
  sorts?: { ascending?: OrderSort; descending?: OrderSort };
  of: (props: CellProps) => ReactNode;
};

/** What each column has, and the class by which rows and cards place it. */
const cells: Readonly<Record<QueueColumn, Cell>> = {
  number: {
    place: 'order-number',
    isName: true,
    of: ({ order: { id, account, number } }) => (
      <a className="table-open number" href={orderPath(id, account.id)}>
        {number}
      </a>
    ),
  },
  account: {
    place: 'order-account',
    sorts: { ascending: 'account' },
    of: ({ order }) => typed(order.account.name),
  },
  what: { place: 'order-what', isPlain: true, of: ({ order }) => <What order={order} /> },
  patient: { place: 'order-patient', of: ({ order }) => typed(patientOf(order)) },
  reference: { place: 'order-reference', of: ({ order }) => typed(order.reference) },
  placed: {
    place: 'order-placed',
    sorts: { ascending: 'oldest', descending: 'newest' },
    isPlain: true,
    of: ({ order }) => <Instant at={order.placedAt} />,
  },
  promised: {
    place: 'order-due',
    sorts: { ascending: 'promise', descending: 'promiseLast' },
    of: (props) => props.order.promisedFor && <Promised {...props} />,
  },
  total: {
    place: 'order-total',
    isPlain: true,
    isNumber: true,
    of: ({ order }) => <Money amount={order.total} />,
  },
  state: {
    place: 'order-state',
    isPlain: true,
    sorts: { ascending: 'state' },
    of: (props) => <State {...props} />,
  },
};

/** Written out, so that the build sees that these rules are used. */
const widths: Readonly<Record<ColumnWidth, string>> = {
  narrow: 'column-narrow',
  normal: 'column-normal',
  wide: 'column-wide',
};

/** Those of a column's orders that are possible now; undefined if none is. */
function offered(
  { ascending, descending }: NonNullable<Cell['sorts']>,
  possible: readonly OrderSort[],
) {
  const up = ascending && possible.includes(ascending) && { ascending };
  const down = descending && possible.includes(descending) && { descending };
  return up || down ? { ...up, ...down } : undefined;
}

/** The columns of the lab's queue as they were chosen; `possible` are the orders it can have now. */
export function queueColumnsOf(
  chosen: readonly ChosenColumn[],
  possible: readonly OrderSort[],
  given: Given,
): readonly OrderColumn[] {
  return chosen
    .filter(({ isShown }) => isShown)
    .map(({ name, width }) => {
      const { of, place, sorts, ...looks } = cells[name];
      const sort = sorts && offered(sorts, possible);
      return {
        key: name,
        title: columnNames[name],
        place: `${place} ${widths[width]}`,
        cell: (order) => of({ order, ...given }),
        ...looks,
        ...(sort && { sort }),
      };
    });
}
