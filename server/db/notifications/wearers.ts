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

/** Who wears what was ordered; `number` is null where none was given. */
export interface StoredWearer {
  state: OrderState;
  number: { id: string; mobile: string; isStopped: boolean } | null;
  /** That nobody is to be told, whatever number stands in the order. */
  isDeclined: boolean;
  /** Newest first. */
  told: (WearerMessage & { id: string })[];
}

/** Messages of an order that are listed. */
const mostListed = 20;

/** The same as `findWearer`; the order is kept as it is until the end of the transaction. */
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

/** Reads the wearer of an order; undefined if there is no such order, or it is for nobody. */
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
  const told = await transaction
    .selectFrom('outgoingMessages')
    .select(['id', 'at', 'outcome'])
    .where((eb) => eb.and({ accountId: account, orderAccount: account, orderId: order }))
    .where('wearer', 'is not', null)
    .orderBy('at', 'desc')
    .limit(mostListed)
    .execute();
  const { id, mobile, isStopped } = given ?? {};
  const number = id && mobile ? { id, mobile, isStopped: isStopped ?? false } : null;
  return { state: found.state, number, isDeclined: given !== undefined && !number, told };
}

/** Finds or makes the row of a number. */
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

/** Stores of which number an order's wearer is; null where nobody is to be told. */
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

/** Gives an order the number of its wearer, and records who said so. */
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

/** Takes the number of an order's wearer away, or the one that would be proposed: nobody is to be told. */
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
 * Forgets numbers that no order has any more. Those of who said stop stay. Where `keepsTold`, so do those to which something
 * was sent of late: its link has to work, and a number that is given again is the same.
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

/** Forgets the wearers of an account's orders that were placed before an instant, and numbers that are of no order. */
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
