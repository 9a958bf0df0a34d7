import { uuidv7 } from 'uuidv7';
import { type AuditAction, subjectOf } from '../../../src/domain/audit/audit-action.ts';
import { recordedWords } from '../../../src/domain/audit/recorded-words.ts';
import type { Transaction } from '../schema/transaction.ts';
import type { Author } from './author.ts';

/** What to record. Never a password, token or secret. */
export interface Recorded {
  /** `operator`: the person who runs `npm run admin`. */
  by: Author | 'operator';
  action: AuditAction;
  /** The id of the changed object. */
  subject: string;
  /** Its name at the time. */
  subjectName?: string;
  /** The changed values before and after; undefined if there were none. */
  before?: object | undefined;
  after?: object | undefined;
}

const operator: Author = {
  account: '00000000-0000-0000-0000-000000000000',
  user: '00000000-0000-0000-0000-000000000000',
  name: 'npm run admin',
};

/** Adds an entry to the audit log, in the transaction of the change itself. */
export async function recordAudit(
  transaction: Transaction,
  { by, action, subject, subjectName = '', before, after }: Recorded,
): Promise<void> {
  const author = by === 'operator' ? operator : by;
  const id = uuidv7();
  const words = recordedWords([subjectName, author.name], before, after);
  await transaction
    .insertInto('auditLog')
    .values({
      accountId: author.account,
      id,
      at: madeAt(id),
      byUser: by === 'operator' ? null : author.user,
      byName: author.name,
      action,
      subject: subjectOf(action),
      subjectId: subject,
      subjectName,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      search: ` ${words.join(' ')}`,
    })
    .execute();
  const rows = words.map((word) => ({ accountId: author.account, word, entryId: id }));
  if (rows.length > 0) await transaction.insertInto('auditWords').values(rows).execute();
}

/** The time encoded in a UUIDv7. */
function madeAt(id: string): Date {
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
}
