import type { JSONColumnType } from 'kysely';
import type { LabPage } from '../../../src/domain/lab-page/lab-page.ts';

/** At most one row. */
interface LabPageRow {
  isOnly: boolean;
  content: JSONColumnType<LabPage>;
}

/** The lab's public information. */
export interface LabPageTables {
  labPage: LabPageRow;
}
