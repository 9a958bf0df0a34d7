import { uuidv7 } from 'uuidv7';
import { mayLeave } from '../../../src/domain/delivery/delivery-state.ts';
import { deliveryNumber } from '../../../src/domain/order/order-number.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import type { Author } from '../../db/audit/author.ts';
import { recordAudit } from '../../db/audit/record-audit.ts';
import { lockOrdersOf } from '../../db/deliveries/lock-orders.ts';
import { type DeliveryKey, lockDelivery, markShipped } from '../../db/deliveries/write-delivery.ts';
import { asRefusal, Refused } from '../../db/orders/refused.ts';
import type { Database } from '../../db/pool/database.ts';
import { lockInScope } from '../../db/pool/lock-in-scope.ts';
import type { Transaction } from '../../db/schema/transaction.ts';
import { addEvent } from '../orders/events/record-event.ts';

/** A delivery to ship, and the person who ships it. */
interface Shipping extends DeliveryKey {
  by: Author;
}

/** The result of shipping. `notAllowed`: an order may not leave, so nothing was shipped. */
export type Shipped =
  | { kind: 'shipped' | 'repeated' | 'notFound' }
  | { kind: 'notAllowed'; issues: Issue[] };

/**
 * Ships a delivery: all its orders in one transaction, or none. This keeps the parcel, its note and the shop's
 * notification consistent. An order that has been cancelled or put on hold must be taken out first.
 */
export async function shipDelivery(database: Database, shipping: Shipping): Promise<Shipped> {
  const ship = (transaction: Transaction) => shipIn(transaction, shipping);
  const shipped = await lockInScope(database, 'lab', ship).catch(asRefusal);
  return shipped.kind === 'refused' ? { ...shipped, kind: 'notAllowed' } : shipped;
}

async function shipIn(transaction: Transaction, { id, account, by }: Shipping): Promise<Shipped> {
  const found = await lockDelivery(transaction, { account, id });
  if (!found) return { kind: 'notFound' };
  if (found.shippedAt) return { kind: 'repeated' };
  const orders = await lockOrdersOf(transaction, account, id);
  const issues = orders.flatMap(({ state }, place): Issue[] =>
    mayLeave(state) ? [] : [{ path: `orders.${place}`, code: 'notOffered', params: { state } }],
  );
  if (issues.length > 0) throw new Refused(issues);
  for (const order of orders.filter(({ state }) => state === 'ready')) {
    const asked = { event: 'ship', message: '', tracking: found.tracking || undefined } as const;
    const event = { id: uuidv7(), order: { id: order.id, account }, side: 'lab', by } as const;
    await addEvent(transaction, { ...event, asked, after: undefined });
  }
  await markShipped(transaction, { account, id });
  await recordAudit(transaction, {
    by,
    action: 'delivery.ship',
    subject: id,
    subjectName: deliveryNumber(id),
  });
  return { kind: 'shipped' };
}
