import { sql } from 'kysely';
import type { Factor } from '../../../src/domain/second-factor/factors.ts';
import type { Person } from '../accounts/muted-topics.ts';
import type { Transaction } from '../schema/transaction.ts';

/** Locks a user until the transaction ends; undefined if there is no such user. */
export function lockUser(transaction: Transaction, { account, user }: Person) {
  return transaction
    .selectFrom('users')
    .select(['name', 'secondFactor'])
    .where((eb) => eb.and({ accountId: account, id: user }))
    .forUpdate()
    .executeTakeFirst();
}

/** A locked user. */
export type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>;

/** The number of passkeys, plus one if there is an app. */
export async function countFactors(
  transaction: Transaction,
  { account, user }: Person,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from passkeys where account_id = ${account} and user_id = ${user})::int
      + (select count(*) from code_apps where account_id = ${account} and user_id = ${user})::int as count
  `.execute(transaction);
  return rows[0]?.count ?? 0;
}

/** Updates the copy, in the user's row, of whether the user has any factor. */
export async function setHasFactor(
  transaction: Transaction,
  { account, user }: Person,
  hasFactor: boolean,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ secondFactor: hasFactor })
    .where((eb) => eb.and({ accountId: account, id: user }))
    .execute();
}

/** Deletes one factor; false if it does not exist. */
export async function deleteFactor(
  transaction: Transaction,
  { account, user }: Person,
  factor: Factor,
): Promise<boolean> {
  const all = transaction
    .deleteFrom(factor.kind === 'passkey' ? 'passkeys' : 'codeApps')
    .where((eb) => eb.and({ accountId: account, userId: user }));
  const one = factor.kind === 'passkey' ? all.where('credentialId', '=', factor.id) : all;
  const { numDeletedRows } = await one.executeTakeFirst();
  return numDeletedRows > 0n;
}

const ofFactors = [
  'passkeys',
  'codeApps',
  'recoveryCodes',
  'factorOffers',
  'secondSteps',
  'codeFailures',
  'sessions',
  'knownDevices',
] as const;

/** Deletes everything a user signs in with except the password, ends the sessions and forgets the devices. */
export async function deleteFactors(
  transaction: Transaction,
  { account, user }: Person,
): Promise<void> {
  for (const table of ofFactors) {
    await transaction
      .deleteFrom(table)
      .where((eb) => eb.and({ accountId: account, userId: user }))
      .execute();
  }
}
