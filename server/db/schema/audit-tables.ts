import type { ColumnType } from 'kysely';
import type { AuditAction, AuditSubject } from '../../../src/domain/audit/audit-action.ts';

/** Written as JSON. */
type Recorded = ColumnType<unknown, string | null, never>;

/** Rows are added, never changed. */
interface AuditRow {
  /** The author's account; all zeros for the operator. */
  accountId: string;
  /** UUIDv7; its time is `at`. */
  id: string;
  at: Date;
  byUser: string | null;
  byName: string;
  action: AuditAction;
  subject: AuditSubject;
  subjectId: string;
  subjectName: string;
  before: Recorded;
  after: Recorded;
  /** The words of `audit_words`, each preceded by a space. */
  search: string;
}

interface AuditWordRow {
  accountId: string;
  word: string;
  entryId: string;
}

/** Who changed what. */
export interface AuditTables {
  auditLog: AuditRow;
  auditWords: AuditWordRow;
}
