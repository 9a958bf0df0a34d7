import { sql } from 'kysely';
import type { AuditAction } from '../../../src/domain/audit/audit-action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';
import type { Person } from './muted-topics.ts';

/** Records a change that users made to their own access, in the same transaction. */
export async function recordOwn(
  transaction: Transaction,
  { account, user }: Person,
  action: AuditAction,
  after?: object,
): Promise<void> {
  const { name } = await transaction
    .selectFrom('users')
    .select('name')
    .where((eb) => eb.and({ accountId: account, id: user }))
    .executeTakeFirstOrThrow();
  const by = { account, user, name };
  await recordAudit(transaction, { by, action, subject: user, subjectName: name, after });
}

/** A user's failures are recorded at most once per interval, so that failing cannot fill the log. */
const failureInterval = sql`interval '5 minutes'`;

/** Records a failed sign-in as a user, at the password or at the second factor. */
export async function recordFailure(
  database: Database,
  person: Person,
  at: 'password' | 'secondStep',
): Promise<void> {
  const column = at === 'password' ? 'failureRecordedAt' : 'stepFailureRecordedAt';
  await inScope(database, { account: person.account }, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set({ [column]: sql<Date>`now()` })
      .where((eb) => eb.and({ accountId: person.account, id: person.user }))
      .where(({ or, eb }) =>
        or([eb(column, 'is', null), eb(column, '<', sql<Date>`now() - ${failureInterval}`)]),
      )
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      const action = at === 'password' ? 'user.failPassword' : 'user.failSecondStep';
      await recordOwn(transaction, person, action);
    }
  });
}
