import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';

/** Sets what an account may owe, in rials, null for no limit; false for an unknown account. */
export async function setCreditLimit(
  database: Database,
  account: string,
  creditLimit: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await inScope(database, { account }, (transaction) =>
    transaction
      .updateTable('accounts')
      .set({ credit_limit: creditLimit })
      .where('account_id', '=', account)
      .executeTakeFirst(),
  );
  return numUpdatedRows > 0n;
}
