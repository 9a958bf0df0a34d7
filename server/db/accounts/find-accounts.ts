import { CompiledQuery } from 'kysely';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';

/** Maximum accounts per response. */
const most = 20;

/** Reads every account: there are few, and row policies keep PostgreSQL from using an index for `like`. */
const findSql = `
  select account_id as id, name from accounts
  where ($1::uuid is null or account_id = $1) and search like all ($2::text[])
  order by name_order, account_id limit ${most}`;

/**
 * Patterns that find each word anywhere in an account's `search`. Words contain no characters that are special in
 * `like`.
 */
export const patternsOf = (words: readonly string[]) => words.map((word) => `%${word}%`);

/** Finds the accounts whose name or contact contains every word, or the one with a given id. */
export function findAccounts(
  database: Database,
  { words, id }: { words: readonly string[]; id: string | undefined },
): Promise<{ id: string; name: string }[]> {
  const patterns = patternsOf(words);
  const query = CompiledQuery.raw(findSql, [id ?? null, patterns]);
  return queryInScope(
    database,
    'lab',
    'find-accounts',
    query as CompiledQuery<{ id: string; name: string }>,
  );
}

/** The name of an account; undefined if there is no such account. */
export async function accountName(
  transaction: Transaction,
  account: string,
): Promise<string | undefined> {
  const found = await transaction
    .selectFrom('accounts')
    .select('name')
    .where('accountId', '=', account)
    .executeTakeFirst();
  return found?.name;
}
