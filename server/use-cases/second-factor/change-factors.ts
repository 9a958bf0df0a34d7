import { sql, type Transaction } from 'kysely';
import type { Person } from '../../db/accounts/muted-topics.ts';
import type { Database } from '../../db/pool/database.ts';
import { inScope } from '../../db/pool/scope.ts';
import type { Tables } from '../../db/schema/tables.ts';

/**
 * Changes what a user signs in with, one change after the other, and repeats with the user whether there is anything.
 * Without a factor there are no recovery codes either.
 */
export function changeFactors<T>(
  database: Database,
  person: Person,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return inScope(database, { account: person.account }, async (transaction) => {
    await lockUser(transaction, person);
    const result = await work(transaction);
    const hasFactor = (await countFactors(transaction, person)) > 0;
    await transaction
      .updateTable('users')
      .set({ secondFactor: hasFactor })
      .where('accountId', '=', person.account)
      .where('id', '=', person.user)
      .execute();
    if (!hasFactor) await deleteRecoveryCodes(transaction, person);
    return result;
  });
}

async function lockUser(transaction: Transaction<Tables>, { account, user }: Person) {
  await transaction
    .selectFrom('users')
    .select('id')
    .where('accountId', '=', account)
    .where('id', '=', user)
    .forUpdate()
    .execute();
}

/** Passkeys, and the app. */
export async function countFactors(
  transaction: Transaction<Tables>,
  { account, user }: Person,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from passkeys where account_id = ${account} and user_id = ${user})::int
      + (select count(*) from code_apps where account_id = ${account} and user_id = ${user})::int as count
  `.execute(transaction);
  return rows[0]?.count ?? 0;
}

export async function deleteRecoveryCodes(
  transaction: Transaction<Tables>,
  { account, user }: Person,
): Promise<void> {
  await transaction
    .deleteFrom('recoveryCodes')
    .where('accountId', '=', account)
    .where('userId', '=', user)
    .execute();
}
