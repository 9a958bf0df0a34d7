import type { JSONColumnType } from 'kysely';
import type { WarrantyTerm } from '../../../src/domain/warranty/warranty.ts';

/** At most one row. */
interface WarrantyRow {
  isOnly: boolean;
  /** Number of changes so far. */
  revision: number;
  terms: JSONColumnType<WarrantyTerm[]>;
}

/** The lab's warranty. */
export interface WarrantyTables {
  warranty: WarrantyRow;
}
