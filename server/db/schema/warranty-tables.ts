import type { JSONColumnType } from 'kysely';
import type { WarrantyTerm } from '../../../src/domain/warranty/warranty.ts';

/** At most one row. */
interface WarrantyRow {
  isOnly: boolean;
  /** How often it was changed. */
  revision: number;
  terms: JSONColumnType<WarrantyTerm[]>;
}

/** The warranty that the lab gives. */
export interface WarrantyTables {
  warranty: WarrantyRow;
}
