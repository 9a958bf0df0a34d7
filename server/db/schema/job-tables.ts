/** Work that one server process does for all. */
interface JobRow {
  name: string;
  taken_by: string;
  taken_until: Date;
}

/** Until when the names in an account's orders are replaced. */
interface ReplacedNamesRow {
  account_id: string;
  placed_before: Date;
}

export interface JobTables {
  jobs: JobRow;
  replaced_names: ReplacedNamesRow;
}
