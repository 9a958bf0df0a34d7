import type { MessageSettings } from '../../../src/api/notifications/wearer-contract.ts';
import type { Author } from '../audit/author.ts';
import { differences } from '../audit/differences.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';

const columns = ['tellsWearers', 'namesCustomers'] as const;

/** An account's message settings. */
export const readMessageSettings = (
  database: Database,
  account: string,
): Promise<MessageSettings> =>
  inScope(database, { account }, (transaction) =>
    transaction
      .selectFrom('accounts')
      .select(columns)
      .where('accountId', '=', account)
      .executeTakeFirstOrThrow(),
  );

/**
 * Stores an account's message settings and leaves the others unchanged. If nothing differs, nothing is written or
 * recorded.
 */
export function setMessageSettings(
  database: Database,
  by: Author,
  changed: Partial<MessageSettings>,
): Promise<void> {
  const { account } = by;
  return inScope(database, { account }, async (transaction) => {
    const { name, ...stored } = await transaction
      .selectFrom('accounts')
      .select(['name', ...columns])
      .where('accountId', '=', account)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const [before, after] = differences<MessageSettings>(stored, { ...stored, ...changed });
    if (Object.keys(after).length === 0) return;
    await transaction
      .updateTable('accounts')
      .set(changed)
      .where('accountId', '=', account)
      .execute();
    const what = { subject: account, subjectName: name, before, after };
    await recordAudit(transaction, { by, action: 'account.wishMessages', ...what });
  });
}
