import { listAccountIds } from '../../db/accounts/account-ids.ts';
import type { Database } from '../../db/pool/database.ts';
import { oneByOne } from '../../db/pool/one-by-one.ts';
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
  await oneByOne(await listAccountIds(database), async (account) => {
    count += await replaceNames(database, account, before);
  });
  return count;
}
