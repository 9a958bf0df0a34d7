import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { EventName, Side } from '../../../src/domain/lifecycle/event-name.ts';
import {
  type WearerNotice,
  wearerNoticeOf,
} from '../../../src/domain/notifications/wearer-notice.ts';
import { readMobile } from '../../../src/domain/typed/mobile.ts';
import { masked } from '../../process/log/masked.ts';
import type { Author } from '../audit/author.ts';
import { readContent } from '../orders/read-content.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';
import {
  findWearer,
  giveNumber,
  lockWearer,
  type OwnOrder,
  removeNumber,
  type StoredWearer,
} from './wearers.ts';

/** How long a message that something is ready stays useful, in seconds. */
const usefulSeconds = 86_400;

const standingOf = ({ state, number, messages }: StoredWearer) => ({
  state,
  hasNumber: number !== null,
  isStopped: number?.isStopped ?? false,
  messages,
});

/** Whether a customer may be notified now. */
export const noticeNow = (stored: StoredWearer): WearerNotice =>
  wearerNoticeOf(standingOf(stored), new Date());

/** The customer of an account's order; undefined if there is no such order, or it has no customer. */
export const readWearer = (database: Database, own: OwnOrder): Promise<StoredWearer | undefined> =>
  inScope(database, own, (transaction) => findWearer(transaction, own));

/** Stores the number of an order's customer; empty if nobody should be notified. Repeating it changes nothing. */
export function setNumber(
  database: Database,
  own: OwnOrder,
  { mobile, by }: { mobile: string; by: Author },
): Promise<StoredWearer | undefined> {
  return inScope(database, own, async (transaction) => {
    const stored = await lockWearer(transaction, own);
    const before = stored?.number?.mobile ?? '';
    if (!stored) return undefined;
    const isSame = before === mobile && (mobile !== '' || stored.isDeclined);
    if (isSame) return stored;
    if (mobile === '') await removeNumber(transaction, own, { mobile: before, by });
    else await giveNumber(transaction, own, { mobile, by });
    return findWearer(transaction, own);
  });
}

interface NewMessage extends OwnOrder {
  id: string;
  user: string;
  number: { id: string; mobile: string };
  /** The event that caused it automatically, which can still be undone for a while. */
  event: string | null;
}

async function addMessage(
  transaction: Transaction,
  { account, order, id, user, number, event }: NewMessage,
): Promise<boolean> {
  const added = await transaction
    .insertInto('outgoingMessages')
    .values({
      accountId: account,
      id,
      userId: user,
      destinationId: number.id,
      channel: 'sms',
      orderAccount: account,
      orderId: order,
      eventId: event,
      wearer: masked(number.mobile),
      expiresAt: sql<Date>`now() + ${usefulSeconds} * interval '1 second'`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * Result of notifying a customer: the message is queued, perhaps by an earlier request with this id; otherwise, why
 * not.
 */
export type NotifyResult =
  | { kind: 'done'; wearer: StoredWearer }
  | { kind: 'refused'; telling: WearerNotice }
  | { kind: 'notFound' | 'keyReused' };

/** Notifies an order's customer that it is ready, once per id. */
export function notifyWearer(
  database: Database,
  own: OwnOrder,
  { id, user, isAgain }: { id: string; user: string; isAgain: boolean },
): Promise<NotifyResult> {
  return inScope(database, own, async (transaction) => {
    const stored = await lockWearer(transaction, own);
    if (!stored) return { kind: 'notFound' };
    if (stored.messages.some((each) => each.id === id)) return { kind: 'done', wearer: stored };
    const telling = noticeNow(stored);
    const mayTell = telling === 'first' || (telling === 'again' && isAgain);
    if (!mayTell || !stored.number) return { kind: 'refused', telling };
    const isAdded = await addMessage(transaction, {
      ...own,
      id,
      user,
      number: stored.number,
      event: null,
    });
    const wearer = isAdded ? await findWearer(transaction, own) : undefined;
    return wearer ? { kind: 'done', wearer } : { kind: 'keyReused' };
  });
}

/** An event of an order. */
interface OrderEvent {
  id: string;
  event: EventName;
  side: Side;
  by: Author;
  /** Whether the operator allows notifying customers. */
  tellsWearers: boolean | undefined;
}

/**
 * Notifies the customer of an order when the shop confirms its arrival, if the account has turned this on. It uses the
 * number given for the order, or the one in the order, unless the account chose that nobody should be notified. Orders
 * that the server counts as delivered are excluded, because they may be anywhere.
 */
export async function notifyOnArrival(
  transaction: Transaction,
  own: OwnOrder,
  { id: event, event: name, side, by, tellsWearers }: OrderEvent,
): Promise<void> {
  if (!tellsWearers || name !== 'deliver' || side !== 'shop') return;
  const wish = await transaction
    .selectFrom('accounts')
    .select('tellsWearers')
    .where('accountId', '=', own.account)
    .executeTakeFirst();
  if (!wish?.tellsWearers) return;
  const stored = await lockWearer(transaction, own);
  if (!stored || stored.isDeclined || stored.messages.length > 0) return;
  const number = stored.number ?? (await numberInOrder(transaction, own, by));
  if (!number || stored.number?.isStopped) return;
  await addMessage(transaction, { ...own, id: randomUUID(), user: by.user, number, event });
}

/** Stores the number written in an order as its customer's number. */
async function numberInOrder(transaction: Transaction, own: OwnOrder, by: Author) {
  const content = await readContent(transaction, { account: own.account, id: own.order });
  const mobile = content?.kind === 'rx' ? readMobile(content.people?.mobile ?? '') : null;
  if (!mobile) return null;
  await giveNumber(transaction, own, { mobile, by });
  const { number } = (await findWearer(transaction, own)) ?? {};
  return number && !number.isStopped ? number : null;
}
