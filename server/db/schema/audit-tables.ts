import type { ColumnType } from 'kysely';
import type { AuditAction, AuditSubject } from '../../../src/domain/audit/audit-action.ts';

/** Written as JSON. */
type Recorded = ColumnType<unknown, string | null, never>;

/** Rows are added, never changed. */
interface AuditRow {
  /** The author's; all zeros for the operator. */
  account_id: string;
  /** UUIDv7; its time is `at`. */
  id: string;
  at: Date;
  by_user: string | null;
  by_name: string;
  action: AuditAction;
  subject: AuditSubject;
  subject_id: string;
  subject_name: string;
  before: Recorded;
  after: Recorded;
  /** The words of `audit_words`, each after a space. */
  search: string;
}

interface AuditWordRow {
  account_id: string;
  word: string;
  entry_id: string;
}

/** Who changed what. */
export interface AuditTables {
  audit_log: AuditRow;
  audit_words: AuditWordRow;
}
