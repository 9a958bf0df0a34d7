import { isLate } from '../../domain/lifecycle/late.ts';
import type { OrderSummary } from '../../domain/order/order.ts';
import { patientOf } from '../../domain/order/patient-of.ts';
import { inBoth } from '../../i18n/language/message.ts';
import { orderList } from '../../i18n/order-list/order-list.ts';
import { orders } from '../../i18n/orders/orders.ts';
import { orderPath } from '../../panel/routes.ts';
import { Icon } from '../base/Icon.tsx';
import { Money } from '../base/Money.tsx';
import { say } from '../base/say.tsx';
import { Instant } from '../orders/Instant.tsx';
import { OrderStateChip } from '../orders/OrderStateChip.tsx';
import { orderKinds } from '../orders/order-kinds.ts';
import { Pieces } from '../orders/Pieces.tsx';
import type { Column } from '../table/column.ts';
import { PromisedDay } from './PromisedDay.tsx';
import { Together } from './Together.tsx';

const { texts } = orders;

export type OrderColumn = Column<OrderSummary>;

type Given = {
  showsAccount: boolean;
  /** The day at the lab, by which an order is late. */
  today: string;
};

/** Typed text keeps its own direction. */
const typed = (text: string) => text && <bdi>{text}</bdi>;

/** What was ordered, in one line. */
export function What({ order }: { order: OrderSummary }) {
  const { icon, name } = orderKinds[order.kind];
  return (
    <>
      <Icon name={icon} />
      <span className="visually-hidden">{say(name)}</span>
      <Together order={order} />
      {say(inBoth((locale) => order.title[locale]))}
      {'pieces' in order && (
        <>
          {' · '}
          <Pieces count={order.pieces} />
        </>
      )}
    </>
  );
}

type StateProps = Omit<Given, 'showsAccount'> & { order: OrderSummary };

function State({ order, today }: StateProps) {
  return (
    <>
      <OrderStateChip order={order} />
      {order.promisedFor !== null && (
        <PromisedDay day={order.promisedFor} isLate={isLate(order, today)} />
      )}
      {order.correctedAt && <small>{say(texts.corrected)}</small>}
      {order.hasUnread && (
        <strong className="order-promised">
          <Icon name="envelope" /> {say(orderList.texts.unread)}
        </strong>
      )}
    </>
  );
}

const column = (
  place: string,
  title: OrderColumn['title'],
  cell: OrderColumn['cell'],
  more?: Partial<OrderColumn>,
): OrderColumn => ({ key: place, place, title, cell, ...more });

const before: readonly OrderColumn[] = [
  column('order-what', texts.content, (order) => <What order={order} />, { isPlain: true }),
  column('order-patient', texts.patient, (order) => typed(patientOf(order))),
  column('order-reference', texts.reference, ({ reference }) => typed(reference)),
];
const account = column('order-account', texts.account, (order) => typed(order.account.name));
const placed = column('order-placed', texts.placedAt, ({ placedAt }) => <Instant at={placedAt} />, {
  isPlain: true,
});
const total = column('order-total', texts.total, (order) => <Money amount={order.total} />, {
  isPlain: true,
  isNumber: true,
});

/** The columns of a list of orders. */
export function orderColumns({ showsAccount, ...given }: Given): readonly OrderColumn[] {
  const state = column('order-state', texts.state, (order) => <State order={order} {...given} />, {
    isPlain: true,
  });
  // The lab's links name the account.
  const pathOf = ({ id, account: { id: whose } }: OrderSummary) =>
    orderPath(id, showsAccount ? whose : undefined);
  const number = column(
    'order-number',
    texts.number,
    (order) => (
      <a className="table-open number" href={pathOf(order)}>
        {order.number}
      </a>
    ),
    { isName: true },
  );
  return [number, ...before, ...(showsAccount ? [account] : []), placed, total, state];
}
