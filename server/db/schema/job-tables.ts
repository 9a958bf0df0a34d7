import type { Instant } from './instant.ts';

/** Work that one server process does for all. */
interface JobRow {
  name: string;
  taken_by: string;
  taken_until: Instant;
}

/** Until when the names in an account's orders are replaced. */
interface ReplacedNamesRow {
  account_id: string;
  placed_before: Instant;
}

export interface JobTables {
  jobs: JobRow;
  replaced_names: ReplacedNamesRow;
}
