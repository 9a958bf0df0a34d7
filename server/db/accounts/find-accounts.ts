import { CompiledQuery } from 'kysely';
import { latinDigits } from '../../../src/domain/typed/number.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

/** Accounts of one answer. */
const most = 20;

const persianDigits = '۰۱۲۳۴۵۶۷۸۹';
const arabicDigits = '٠١٢٣٤٥٦٧٨٩';
/** Letters of names as `searchWords` folds them; those without a counterpart are left out. */
const letters = `يىكةۀ${persianDigits}${arabicDigits}\u200c\u0640`;
const folded = `ییکهه${latinDigits(persianDigits)}${latinDigits(arabicDigits)}`;

/** Reads every name: there are few accounts, and row policies keep PostgreSQL from using an index for `like`. */
const findSql = `
  select account_id as id, name from accounts
  where ($1::uuid is null or account_id = $1)
    and lower(translate(name, $3, $4)) like all ($2::text[])
  order by name, account_id limit ${most}`;

/** The accounts whose names hold each word, or the one with an id. */
export function findAccounts(
  database: Database,
  { words, id }: { words: readonly string[]; id: string | undefined },
): Promise<{ id: string; name: string }[]> {
  const patterns = words.map((word) => `%${word}%`);
  const query = CompiledQuery.raw(findSql, [id ?? null, patterns, letters, folded]);
  return queryInScope(
    database,
    'lab',
    'find-accounts',
    query as CompiledQuery<{ id: string; name: string }>,
  );
}
