import type { Person } from '../../db/accounts/muted-topics.ts';
import type { Database } from '../../db/pool/database.ts';
import { inScope } from '../../db/pool/scope.ts';
import type { Transaction } from '../../db/schema/transaction.ts';
import { setRecoveryCodes } from '../../db/second-factor/codes.ts';
import {
  countFactors,
  type LockedUser,
  lockUser,
  setHasFactor,
} from '../../db/second-factor/factors.ts';

/**
 * Changes a user's second factors, one change at a time, and updates on the user whether there are any. Without a
 * factor there are no recovery codes either.
 */
export function changeFactors<T>(
  database: Database,
  person: Person,
  work: (transaction: Transaction, user: LockedUser | undefined) => Promise<T>,
): Promise<T> {
  return inScope(database, { account: person.account }, async (transaction) => {
    const result = await work(transaction, await lockUser(transaction, person));
    const hasFactor = (await countFactors(transaction, person)) > 0;
    await setHasFactor(transaction, person, hasFactor);
    if (!hasFactor) await setRecoveryCodes(transaction, person, []);
    return result;
  });
}
