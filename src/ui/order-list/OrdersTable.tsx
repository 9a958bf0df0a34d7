import { memo } from 'react';
import type { OrderSummary } from '../../domain/order/order.ts';
import { orders as words } from '../../i18n/orders/orders.ts';
import { titles } from '../../i18n/shell/shell.ts';
import { Text } from '../base/Text.tsx';
import { inPages } from '../table/in-pages.ts';
import { OrderRow, type RowParts } from './OrderRow.tsx';

const { texts } = words;
const heads = {
  'order-number': texts.number,
  'order-what': texts.content,
  'order-patient': texts.patient,
  'order-reference': texts.reference,
  'order-account': texts.account,
  'order-placed': texts.placedAt,
  'order-total': texts.total,
  'order-state': texts.state,
};
/** About as many rows as fit on one screen. */
const skeletonRows = [1, 2, 3, 4, 5, 6, 7, 8];

function Heads({ showsAccount, hasLead }: { showsAccount: boolean; hasLead?: boolean }) {
  const shown = Object.entries(heads).filter(
    ([column]) => showsAccount || column !== 'order-account',
  );
  return (
    <thead>
      <tr>
        {hasLead && <td className="order-lead" />}
        {shown.map(([column, head]) => (
          <th scope="col" key={column} className={column}>
            <Text of={head} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function SkeletonRow() {
  return (
    <tr className="order-row">
      <td className="order-number" />
      <td className="order-what" />
      <td className="order-patient" />
      <td className="order-reference" />
      <td className="order-placed" />
      <td className="order-total" />
      <td className="order-state" />
    </tr>
  );
}

/** Placeholder with the size of the real rows, so that nothing jumps when the orders arrive. */
export function OrdersSkeleton() {
  return (
    <>
      <p className="visually-hidden" role="status">
        <Text of={texts.loading} />
      </p>
      <div className="orders-frame" aria-hidden="true">
        <table className="orders orders-waiting">
          <Heads showsAccount={false} />
          <tbody>
            {skeletonRows.map((bone) => (
              <SkeletonRow key={bone} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const Row = memo(OrderRow);

type TableProps = {
  orders: readonly OrderSummary[];
  showsAccount: boolean;
  today: string;
  /** What a screen adds to each row; always the same components. */
  parts?: RowParts;
};

const isSame = (before: readonly OrderSummary[], now: readonly OrderSummary[]) =>
  before.length === now.length && before.every((order, index) => order === now[index]);

/** Part of a long list; memoised, so that a change renders only its own part again. */
const OrdersPage = memo(
  ({ orders, ...row }: TableProps) => (
    <tbody>
      {orders.map((order) => (
        <Row key={order.id} order={order} {...row} />
      ))}
    </tbody>
  ),
  (before, now) =>
    before.showsAccount === now.showsAccount &&
    before.today === now.today &&
    isSame(before.orders, now.orders),
);

/** Table of orders; on narrow screens the stylesheet turns each row into a card. */
export function OrdersTable({ orders, ...row }: TableProps) {
  return (
    <div className="orders-frame">
      <table className="orders">
        <caption className="visually-hidden">
          <Text of={row.showsAccount ? texts.ofAll : titles.texts.orders} />
        </caption>
        <Heads showsAccount={row.showsAccount} hasLead={row.parts !== undefined} />
        {inPages(orders).map((page) => (
          <OrdersPage key={page[0]?.id} orders={page} {...row} />
        ))}
      </table>
    </div>
  );
}
