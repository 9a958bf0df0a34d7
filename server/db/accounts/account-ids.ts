import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';

/** The ids of all accounts. */
export async function listAccountIds(database: Database): Promise<string[]> {
  const rows = await inScope(database, 'lab', (transaction) =>
    transaction.selectFrom('accounts').select('accountId').execute(),
  );
  return rows.map(({ accountId }) => accountId);
}
