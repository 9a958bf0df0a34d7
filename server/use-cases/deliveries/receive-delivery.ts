import { uuidv7 } from 'uuidv7';
import type { ReceiptRequest } from '../../../src/api/delivery/contract.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import type { Author } from '../../db/audit/author.ts';
import { type LockedOrder, lockOrdersOf } from '../../db/deliveries/lock-orders.ts';
import { markMissing } from '../../db/deliveries/write-delivery.ts';
import { asRefusal, Refused } from '../../db/orders/refused.ts';
import type { Database } from '../../db/pool/database.ts';
import { lockInScope } from '../../db/pool/lock-in-scope.ts';
import type { Transaction } from '../../db/schema/transaction.ts';
import { addEvent, type NewEvent } from '../orders/events/record-event.ts';

/** What a shop reports about a delivery. */
interface Receipt extends ReceiptRequest {
  id: string;
  by: Author;
  /** Whether the operator allows messages to wearers. */
  tellsWearers: boolean;
}

/** The result of a receipt. */
export type Receiving = { kind: 'received' | 'notFound' } | { kind: 'refused'; issues: Issue[] };

/**
 * Confirms the orders of a delivery, except the missing ones: these stay shipped, with a message to the lab. Repeating
 * this changes nothing: confirmed orders stay confirmed, and an order is reported missing only once.
 */
export function receiveDelivery(database: Database, receipt: Receipt): Promise<Receiving> {
  const scope = { account: receipt.by.account };
  const receive = (transaction: Transaction) => receiveIn(transaction, receipt);
  return lockInScope(database, scope, receive).catch(asRefusal);
}

async function receiveIn(
  transaction: Transaction,
  { id, missing, ...confirming }: Receipt,
): Promise<Receiving> {
  const { by } = confirming;
  const orders = await lockOrdersOf(transaction, by.account, id);
  // Row-level security hides a delivery from the shop until it is shipped.
  if (orders.length === 0) return { kind: 'notFound' };
  const messages = new Map(missing.map(({ order, message }) => [order, message]));
  const known = new Set(orders.map((order) => order.id));
  const issues = missing.flatMap(({ order }, place): Issue[] =>
    known.has(order) ? [] : [{ path: `missing.${place}.order`, code: 'invalid' }],
  );
  if (issues.length > 0) throw new Refused(issues);
  for (const order of orders) {
    const message = messages.get(order.id);
    if (message === undefined) await confirm(transaction, order, confirming);
    else await reportMissing(transaction, order, { by, message });
  }
  return { kind: 'received' };
}

type Act = Pick<NewEvent, 'by' | 'asked' | 'tellsWearers'>;

const act = (transaction: Transaction, { id }: LockedOrder, event: Act) => {
  const order = { id, account: event.by.account };
  return addEvent(transaction, { ...event, id: uuidv7(), order, side: 'shop', after: undefined });
};

async function confirm(
  transaction: Transaction,
  order: LockedOrder,
  confirming: Pick<Receipt, 'by' | 'tellsWearers'>,
): Promise<void> {
  if (order.state === 'shipped')
    await act(transaction, order, { ...confirming, asked: { event: 'deliver', message: '' } });
}

async function reportMissing(
  transaction: Transaction,
  order: LockedOrder,
  { by, message }: { by: Author; message: string },
): Promise<void> {
  if (order.missingAt) return;
  await act(transaction, order, { by, asked: { event: 'write', message } });
  await markMissing(transaction, by.account, order.id);
}
