import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { noQuietTimes, type QuietTimes } from '../../../src/domain/notifications/quiet-times.ts';
import type { Person } from '../accounts/muted-topics.ts';
import { recordOwn } from '../accounts/record-own.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';

async function find(
  transaction: Transaction,
  { account, user }: Person,
): Promise<QuietTimes | undefined> {
  const row = await transaction
    .selectFrom('quietTimes')
    .select(['startsAt', 'endsAt', 'daysOff'])
    .where((eb) => eb.and({ accountId: account, userId: user }))
    .executeTakeFirst();
  if (!row) return undefined;
  const { startsAt, endsAt, daysOff } = row;
  return { hours: startsAt && endsAt ? { from: startsAt, until: endsAt } : null, daysOff };
}

/** A user's quiet times; undefined if never set. */
export const findQuietTimes = (
  database: Database,
  person: Person,
): Promise<QuietTimes | undefined> =>
  inScope(database, { account: person.account }, (transaction) => find(transaction, person));

/** Makes messages that wait for the end of a quiet time due again. Those already attempted keep their time. */
const wakeWaiting = (transaction: Transaction, { account, user }: Person) =>
  transaction
    .updateTable('outgoingMessages')
    .set({ dueAt: sql<Date>`now()` })
    .where((eb) => eb.and({ accountId: account, userId: user, attempts: 0 }))
    .where('bunchId', 'is', null)
    .where('dueAt', '>', sql<Date>`now()`)
    .execute();

/** Stores a user's quiet times. */
export async function setQuietTimes(
  database: Database,
  person: Person,
  quiet: QuietTimes,
): Promise<void> {
  const { account, user } = person;
  const { hours, daysOff } = quiet;
  const times = { startsAt: hours?.from ?? null, endsAt: hours?.until ?? null, daysOff };
  await inScope(database, { account }, async (transaction) => {
    const before = (await find(transaction, person)) ?? noQuietTimes;
    if (isDeepStrictEqual(before, quiet)) return;
    await transaction
      .insertInto('quietTimes')
      .values({ accountId: account, userId: user, ...times })
      .onConflict((conflict) => conflict.columns(['accountId', 'userId']).doUpdateSet(times))
      .execute();
    await wakeWaiting(transaction, person);
    await recordOwn(transaction, person, 'user.setQuietTimes', quiet);
  });
}
