import { customersOf } from '../../../src/domain/find/customers.ts';
import type { FoundOrder, ServerFinds } from '../../../src/domain/find/server-finds.ts';
import type { OrderSummary } from '../../../src/domain/order/order.ts';
import { patientOf } from '../../../src/domain/order/patient-of.ts';
import { foundBy } from '../../../src/domain/typed/search-words.ts';
import { listOrders } from '../../db/order-list/list-orders.ts';
import { everyOrder } from '../../db/order-list/order-filter.ts';
import { searchInTime } from '../../db/order-list/search-in-time.ts';
import type { ListedOrder, OrderScope } from '../../db/orders/read-orders.ts';
import type { Database } from '../../db/pool/database.ts';
import { orderSummary } from '../orders/order-answer.ts';

/** Limit on orders read. Only the newest are answered; the others may yield further customers. */
const mostRead = 26;
const most = { orders: 8, customers: 5 } as const;

/** Time in ms after which no further batch of orders is searched. */
const maxSearchMs = 90;

/** Searches in batches until there are enough orders or the time is up. Users who want more continue in the list. */
async function searchOrders(
  database: Database,
  scope: OrderScope,
  words: readonly string[],
): Promise<ListedOrder[]> {
  const filter = { ...everyOrder, words };
  const { found } = await searchInTime(
    async (after) => {
      const { orders, until } = await listOrders(database, scope, {
        filter,
        after,
        limit: mostRead,
      });
      return { found: orders, until };
    },
    { enough: mostRead, maxMs: maxSearchMs },
  );
  return found;
}

function foundOrder(order: OrderSummary): FoundOrder {
  const { id, number, account, kind, state, reference, title } = order;
  return { id, number, account, kind, state, reference, patient: patientOf(order), title };
}

/** The newest orders that match every word, and the customers of these orders whose names match. */
export async function findOrders(
  database: Database,
  scope: OrderScope,
  words: readonly string[],
): Promise<Pick<ServerFinds, 'orders' | 'customers'>> {
  const found = await searchOrders(database, scope, words);
  const orders = found.map((order) => foundOrder(orderSummary(order)));
  const customers = customersOf(orders).filter(({ name }) => {
    const own = foundBy([name]);
    return words.every((word) => own.some((each) => each.startsWith(word)));
  });
  return {
    orders: orders.slice(0, most.orders),
    customers: customers.slice(0, most.customers),
  };
}
