import type { DeliveryContent } from '../../../src/domain/delivery/delivery.ts';
import { deliveryNumber, orderNumber } from '../../../src/domain/order/order-number.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import type { Author } from '../../db/audit/author.ts';
import { recordAudit } from '../../db/audit/record-audit.ts';
import { type LockedOrder, lockOrders } from '../../db/deliveries/lock-orders.ts';
import {
  type DeliveryKey,
  deleteDelivery,
  setOrders,
  writeDelivery,
} from '../../db/deliveries/write-delivery.ts';
import { asRefusal, Refused } from '../../db/orders/refused.ts';
import type { Database } from '../../db/pool/database.ts';
import { lockInScope } from '../../db/pool/lock-in-scope.ts';
import type { Transaction } from '../../db/schema/transaction.ts';

/** A new or changed delivery. */
export interface NewDelivery extends DeliveryContent {
  id: string;
  by: Author;
}

/** The result of saving a delivery. `shipped`: it has already been shipped and stays as it is. */
export type Saving = { kind: 'saved' | 'shipped' } | { kind: 'refused'; issues: Issue[] };

/**
 * Creates a delivery, or changes one that has not been shipped. The orders' rows stay locked until the commit, so if
 * two people add the same order, the second gets an issue.
 */
export function saveDelivery(database: Database, delivery: NewDelivery): Promise<Saving> {
  const save = (transaction: Transaction) => saveIn(transaction, delivery);
  return lockInScope(database, 'lab', save).catch(asRefusal);
}

async function saveIn(
  transaction: Transaction,
  { id, account, orders, by, carrier, tracking, day }: NewDelivery,
): Promise<Saving> {
  const label = { carrier, tracking, day };
  const saved = await writeDelivery(transaction, { account, id }, label, by);
  if (!saved) return { kind: 'shipped' };
  const found = await lockOrders(transaction, account, orders);
  const issues = orders.flatMap((order, place) => issueWith(id, found.get(order), place));
  if (issues.length > 0) throw new Refused(issues);
  await setOrders(transaction, { account, id }, orders);
  await recordAudit(transaction, {
    by,
    action: 'delivery.write',
    subject: id,
    subjectName: deliveryNumber(id),
    after: { account, ...label, orders: orders.map(orderNumber) },
  });
  return { kind: 'saved' };
}

/** An order can be included if it is ready and in no other delivery; an order of this delivery can stay in it. */
function issueWith(delivery: string, order: LockedOrder | undefined, place: number): Issue[] {
  const path = `orders.${place}`;
  if (!order) return [{ path, code: 'invalid' }];
  if (order.delivery === delivery) return [];
  if (order.delivery !== null) {
    return [{ path, code: 'notOffered', params: { delivery: deliveryNumber(order.delivery) } }];
  }
  return order.state === 'ready'
    ? []
    : [{ path, code: 'notOffered', params: { state: order.state } }];
}

/** Dissolves a delivery that has not been shipped; its orders stay as they are. A missing delivery is not an error. */
export async function dissolveDelivery(
  database: Database,
  { id, account, by }: DeliveryKey & { by: Author },
): Promise<'dissolved' | 'shipped'> {
  return lockInScope(database, 'lab', async (transaction) => {
    const outcome = await deleteDelivery(transaction, { account, id });
    if (outcome === 'deleted') {
      const subjectName = deliveryNumber(id);
      await recordAudit(transaction, { by, action: 'delivery.dissolve', subject: id, subjectName });
    }
    return outcome === 'shipped' ? 'shipped' : 'dissolved';
  });
}
