import type { Generated } from 'kysely';

interface ListVersionRow {
  /** Which list, and for which tier, such as `stock standard`. */
  list: string;
  revision: string;
  /** JSON, as it was sent. */
  content: string;
  answeredAt: Generated<Date>;
}

/** Earlier versions of the catalogue, stock and accessories as sent to clients. */
export interface ListTables {
  listVersions: ListVersionRow;
}
