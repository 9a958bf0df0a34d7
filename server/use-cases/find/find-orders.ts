import { customersOf } from '../../../src/domain/find/customers.ts';
import type { FoundOrder, ServerFinds } from '../../../src/domain/find/server-finds.ts';
import type { OrderSummary } from '../../../src/domain/order/order.ts';
import { patientOf } from '../../../src/domain/order/patient-of.ts';
import { foundBy } from '../../../src/domain/typed/search-words.ts';
import { listOrders } from '../../db/order-list/list-orders.ts';
import { everyOrder, type Position } from '../../db/order-list/order-filter.ts';
import type { ListedOrder, OrderScope } from '../../db/orders/read-orders.ts';
import type { Database } from '../../db/pool/database.ts';
import { orderSummary } from '../orders/order-answer.ts';

/** Orders that are read, of which the newest are answered; the others may be for further customers. */
const mostRead = 26;
const most = { orders: 8, customers: 5 } as const;

/** After so long no further stretch of orders is looked through, ms. */
const patience = 90;

/** Searches stretch by stretch until there are enough orders or time is up: who wants more goes on in the list. */
async function searchOrders(
  database: Database,
  scope: OrderScope,
  words: readonly string[],
): Promise<ListedOrder[]> {
  const filter = { ...everyOrder, words };
  const end = performance.now() + patience;
  const found: ListedOrder[] = [];
  let after: Position | undefined;
  do {
    const stretch = await listOrders(database, scope, { filter, after, limit: mostRead });
    found.push(...stretch.orders);
    after = stretch.until ?? undefined;
  } while (after && found.length < mostRead && performance.now() < end);
  return found;
}

function foundOrder(order: OrderSummary): FoundOrder {
  const { id, number, account, kind, state, reference, title } = order;
  return { id, number, account, kind, state, reference, patient: patientOf(order), title };
}

/** The newest orders that have every word, and the customers with these names whom they are for. */
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
