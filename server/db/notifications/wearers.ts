import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { OrderState } from '../../../src/domain/lifecycle/order-state.ts';
import type { WearerMessage } from '../../../src/domain/notifications/wearer-notice.ts';
import { newStopToken } from '../../auth/stop-token.ts';
import { masked } from '../../process/log/masked.ts';
import type { Author } from '../audit/author.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Transaction } from '../schema/transaction.ts';

/** An order of an account. */
export interface OwnOrder {
  account: string;
  order: string;
}

/** The customer of an order; `number` is null if none was given. */
export interface StoredWearer {
  state: OrderState;
  number: { id: string; mobile: string; isStopped: boolean } | null;
  /** Whether nobody should be notified, even if the order contains a number. */
  isDeclined: boolean;
  /** Newest first. */
  messages: (WearerMessage & { id: string })[];
}

/** Maximum messages listed per order. */
const mostListed = 20;

/** Like `findWearer`, but locks the order until the end of the transaction. */
export async function lockWearer(
  transaction: Transaction,
  own: OwnOrder,
): Promise<StoredWearer | undefined> {
  await transaction
    .selectFrom('orders')
    .select('id')
    .where((eb) => eb.and({ accountId: own.account, id: own.order }))
    .forNoKeyUpdate()
    .execute();
  return findWearer(transaction, own);
}

/** Reads the customer of an order; undefined if there is no such order, or it has no customer. */
export async function findWearer(
  transaction: Transaction,
  { account, order }: OwnOrder,
): Promise<StoredWearer | undefined> {
  const found = await transaction
    .selectFrom('orders')
    .select('state')
    .where((eb) => eb.and({ accountId: account, id: order, kind: 'rx' }))
    .executeTakeFirst();
  if (!found) return undefined;
  const given = await transaction
    .selectFrom('orderWearers as wearer')
    .leftJoin('wearerMobiles as mobile', (join) =>
      join
        .onRef('mobile.accountId', '=', 'wearer.accountId')
        .onRef('mobile.id', '=', 'wearer.mobileId'),
    )
    .select(['mobile.id', 'mobile.mobile'])
    .select(sql<boolean>`mobile.stopped_at is not null`.as('isStopped'))
    .where((eb) => eb.and({ 'wearer.accountId': account, orderId: order }))
    .executeTakeFirst();
  const messages = await transaction
    .selectFrom('outgoingMessages')
    .select(['id', 'at', 'outcome'])
    .where((eb) => eb.and({ accountId: account, orderAccount: account, orderId: order }))
    .where('wearer', 'is not', null)
    .orderBy('at', 'desc')
    .limit(mostListed)
    .execute();
  const { id, mobile, isStopped } = given ?? {};
  const number = id && mobile ? { id, mobile, isStopped: isStopped ?? false } : null;
  return { state: found.state, number, isDeclined: given !== undefined && !number, messages };
}

/** Finds or creates the row of a number. */
async function mobileOf(
  transaction: Transaction,
  { account, mobile }: { account: string; mobile: string },
): Promise<string> {
  const { id } = await transaction
    .insertInto('wearerMobiles')
    .values({ accountId: account, id: uuidv7(), mobile, stopToken: newStopToken(account) })
    .onConflict((conflict) => conflict.columns(['accountId', 'mobile']).doUpdateSet({ mobile }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores the number of an order's customer; null if nobody should be notified. */
async function storeWearer(
  transaction: Transaction,
  { account, order }: OwnOrder,
  mobileId: string | null,
): Promise<void> {
  const givenAt = sql<Date>`now()`;
  await transaction
    .insertInto('orderWearers')
    .values({ accountId: account, orderId: order, mobileId })
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'orderId']).doUpdateSet({ mobileId, givenAt }),
    )
    .execute();
}

/** Gives an order its customer's number, and records who entered it. */
export async function giveNumber(
  transaction: Transaction,
  { account, order }: OwnOrder,
  { mobile, by }: { mobile: string; by: Author },
): Promise<string> {
  const mobileId = await mobileOf(transaction, { account, mobile });
  await storeWearer(transaction, { account, order }, mobileId);
  const what = { subject: order, subjectName: masked(mobile) };
  await recordAudit(transaction, { by, action: 'wearer.giveNumber', ...what });
  await dropUnused(transaction, account, { keepsTold: true });
  return mobileId;
}

/** Removes the number of an order's customer, or the suggested one, so that nobody is notified. */
export async function removeNumber(
  transaction: Transaction,
  { account, order }: OwnOrder,
  { mobile, by }: { mobile: string; by: Author },
): Promise<void> {
  await storeWearer(transaction, { account, order }, null);
  const what = { subject: order, subjectName: masked(mobile) };
  await recordAudit(transaction, { by, action: 'wearer.removeNumber', ...what });
  await dropUnused(transaction, account, { keepsTold: true });
}

/**
 * Deletes numbers that no order uses. Unsubscribed numbers stay. With `keepsTold`, so do those that received something
 * recently: the unsubscribe link must work, and a number entered again must get the same row.
 */
async function dropUnused(
  transaction: Transaction,
  account: string,
  { keepsTold }: { keepsTold: boolean },
): Promise<void> {
  let unused = transaction
    .deleteFrom('wearerMobiles as mobile')
    .where('mobile.accountId', '=', account)
    .where('mobile.stoppedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orderWearers as wearer')
            .select('wearer.orderId')
            .where('wearer.accountId', '=', account)
            .whereRef('wearer.mobileId', '=', 'mobile.id'),
        ),
      ),
    );
  if (keepsTold) {
    unused = unused.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outgoingMessages as told')
            .select('told.id')
            .where('told.accountId', '=', account)
            .where('told.wearer', 'is not', null)
            .whereRef('told.destinationId', '=', 'mobile.id'),
        ),
      ),
    );
  }
  await unused.execute();
}

/** Deletes the customers of an account's orders placed before an instant, and numbers that no order uses. */
export async function forgetWearers(
  transaction: Transaction,
  account: string,
  before: Date,
): Promise<void> {
  await transaction
    .deleteFrom('orderWearers as wearer')
    .using('orders as order')
    .where('wearer.accountId', '=', account)
    .where('order.accountId', '=', account)
    .whereRef('order.id', '=', 'wearer.orderId')
    .where('order.placedAt', '<', before)
    .execute();
  await dropUnused(transaction, account, { keepsTold: false });
}
