import type { ComponentType, ReactNode } from 'react';
import type { QueueColumn } from '../../domain/counter/queue-columns.ts';
import { isLate } from '../../domain/lifecycle/late.ts';
import type { OrderSummary } from '../../domain/order/order.ts';
import { patientOf } from '../../domain/order/patient-of.ts';
import { inBoth, type Message } from '../../i18n/language/message.ts';
import { orderList } from '../../i18n/order-list/order-list.ts';
import { orders } from '../../i18n/orders/orders.ts';
import { orderPath } from '../../panel/routes.ts';
import { Icon } from '../base/Icon.tsx';
import { Money } from '../base/Money.tsx';
import { say } from '../base/say.tsx';
import { Day } from '../orders/Day.tsx';
import { Instant } from '../orders/Instant.tsx';
import { OrderStateChip } from '../orders/OrderStateChip.tsx';
import { orderKinds } from '../orders/order-kinds.ts';
import { Pieces } from '../orders/Pieces.tsx';
import type { Column } from '../table/column.ts';
import { Together } from './Together.tsx';

const { texts } = orders;

export type OrderColumn = Column<OrderSummary>;

/** What the cells of a list need in addition to the order. */
export type CellGiven = {
  /** Whether this is the lab's list, which has orders of several accounts. */
  showsAccount: boolean;
  /** Today at the lab, to tell late orders. */
  today: string;
  /** Note shown beside the order's state. */
  Note?: ComponentType<{ order: OrderSummary }>;
};

type CellProps = CellGiven & { order: OrderSummary };

/** Typed text keeps its own direction, even where it is cut off. */
const typed = (text: string) =>
  text && (
    <span dir="auto" className="order-typed">
      {text}
    </span>
  );

/** What was ordered, in one line. */
function What({ order }: { order: OrderSummary }) {
  const { icon, name } = orderKinds[order.kind];
  return (
    <div className="order-content">
      <Icon name={icon} />
      <span className="visually-hidden">{say(name)}</span>
      <Together order={order} />
      <span className="order-title">{say(inBoth((locale) => order.title[locale]))}</span>
      {'pieces' in order && (
        <span className="order-pieces">
          {'\u00a0· '}
          <Pieces count={order.pieces} />
        </span>
      )}
    </div>
  );
}

/** The promised day. A late order is marked with a word and an icon, not by colour alone. */
function Promised({ order, today }: CellProps) {
  const { promisedFor } = order;
  if (promisedFor === null) return null;
  if (!isLate(order, today)) return <Day day={promisedFor} />;
  return (
    <span className="order-late">
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
      {order.correctedAt && <small>{say(texts.corrected)}</small>}
      {order.hasUnread && (
        <span className="order-unread">
          <Icon name="envelope" />
          <span className="visually-hidden">{say(orderList.texts.unread)}</span>
        </span>
      )}
      {Note && <Note order={order} />}
    </>
  );
}

type Cell = Pick<OrderColumn, 'place' | 'isPlain' | 'isNumber' | 'isName'> & {
  title: Message;
  of: (props: CellProps) => ReactNode;
};

/** Content of each column, and the class that places it in rows and cards. */
const orderCells: Readonly<Record<QueueColumn, Cell>> = {
  number: {
    title: texts.number,
    place: 'order-number',
    isName: true,
    // The lab's links include the account.
    of: ({ order: { id, account, number }, showsAccount }) => (
      <a className="table-open number" href={orderPath(id, showsAccount ? account.id : '')}>
        {number}
      </a>
    ),
  },
  what: {
    title: texts.content,
    place: 'order-what',
    isPlain: true,
    of: ({ order }) => <What order={order} />,
  },
  patient: {
    title: texts.patient,
    place: 'order-patient',
    of: ({ order }) => typed(patientOf(order)),
  },
  reference: {
    title: texts.file,
    place: 'order-reference',
    of: ({ order }) => typed(order.reference),
  },
  account: {
    title: texts.account,
    place: 'order-account',
    of: ({ order }) => typed(order.account.name),
  },
  placed: {
    title: texts.placedAt,
    place: 'order-placed',
    isPlain: true,
    of: ({ order }) => <Instant at={order.placedAt} />,
  },
  promised: {
    title: texts.due,
    place: 'order-due',
    of: (props) => props.order.promisedFor && <Promised {...props} />,
  },
  total: {
    title: texts.total,
    place: 'order-total',
    isPlain: true,
    isNumber: true,
    of: ({ order }) => <Money amount={order.total} />,
  },
  state: {
    title: texts.state,
    place: 'order-state',
    isPlain: true,
    of: (props) => <State {...props} />,
  },
};

/** A column of a list of orders. */
export function orderColumn(name: QueueColumn, given: CellGiven): OrderColumn {
  const { of, ...looks } = orderCells[name];
  return { key: name, cell: (order) => of({ order, ...given }), ...looks };
}

/** The columns of a list of orders. */
export function orderColumns(given: CellGiven): readonly OrderColumn[] {
  return (Object.keys(orderCells) as QueueColumn[])
    .filter((name) => name !== 'account' || given.showsAccount)
    .map((name) => orderColumn(name, given));
}
