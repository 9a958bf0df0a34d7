import type { Author } from '../audit/author.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';

/** A new credit limit. */
interface Limiting {
  account: string;
  /** In rials, null for no limit. */
  creditLimit: number | null;
  by: Author;
}

/** Sets how much an account may owe; false if there is no such account. */
export function setCreditLimit(
  database: Database,
  { account, creditLimit, by }: Limiting,
): Promise<boolean> {
  return inScope(database, { account }, async (transaction) => {
    const known = await transaction
      .selectFrom('accounts')
      .select(['name', 'creditLimit'])
      .where('accountId', '=', account)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!known) return false;
    if (known.creditLimit === creditLimit) return true;
    await transaction
      .updateTable('accounts')
      .set({ creditLimit })
      .where('accountId', '=', account)
      .execute();
    await recordAudit(transaction, {
      by,
      action: 'account.limitCredit',
      subject: account,
      subjectName: known.name,
      before: { creditLimit: known.creditLimit },
      after: { creditLimit },
    });
    return true;
  });
}
