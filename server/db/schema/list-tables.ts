import type { Generated } from 'kysely';

interface ListVersionRow {
  /** Which list, and for whom, such as `stock standard`. */
  list: string;
  revision: string;
  /** JSON, as it was answered. */
  content: string;
  answeredAt: Generated<Date>;
}

/** Earlier answers of catalogue, stock and accessories. */
export interface ListTables {
  listVersions: ListVersionRow;
}
