import { listAccountIds } from '../../db/accounts/account-ids.ts';
import type { Database } from '../../db/pool/database.ts';
import { replaceNames } from '../orders/replace-names.ts';

const dayMs = 86_400_000;

/** Removes the names from orders older than the given number of days. Returns the number of orders changed. */
export async function replaceOldNames(
  database: Database,
  keepDays: number,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - keepDays * dayMs);
  let count = 0;
  for (const account of await listAccountIds(database)) {
    count += await replaceNames(database, account, before);
  }
  return count;
}
