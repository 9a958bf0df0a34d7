import type { OrderSummary } from '../domain/order.ts';
import { orders as words } from '../i18n/messages/orders.ts';
import { titles } from '../i18n/messages/shell.ts';
import { OrderRow } from './OrderRow.tsx';
import { Text } from './Text.tsx';

const { texts } = words;
const heads = [texts.number, texts.content, texts.patient, texts.reference] as const;
const lastHeads = [texts.placedAt, texts.total, texts.state] as const;
/** As many as a screen holds before it scrolls. */
const bones = [1, 2, 3, 4, 5, 6, 7, 8];

function Heads({ showsAccount }: { showsAccount: boolean }) {
  const all = showsAccount ? [...heads, texts.account, ...lastHeads] : [...heads, ...lastHeads];
  return (
    <thead>
      <tr>
        {all.map((head) => (
          <th scope="col" key={head[1]}>
            <Text of={head} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function BoneRow() {
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

/** The list's form before its orders come, of the same measures. */
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
            {bones.map((bone) => (
              <BoneRow key={bone} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

type TableProps = { orders: readonly OrderSummary[]; showsAccount: boolean };

/** Orders as a table; on narrow screens the stylesheet makes each row a card. */
export function OrdersTable({ orders, showsAccount }: TableProps) {
  return (
    <div className="orders-frame">
      <table className="orders">
        <caption className="visually-hidden">
          <Text of={titles.texts.orders} />
        </caption>
        <Heads showsAccount={showsAccount} />
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} showsAccount={showsAccount} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
