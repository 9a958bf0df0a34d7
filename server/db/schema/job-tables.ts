/** Work that one server process does for all. */
interface JobRow {
  name: string;
  takenBy: string;
  takenUntil: Date;
}

/** Until when the names in an account's orders are replaced. */
interface ReplacedNamesRow {
  accountId: string;
  placedBefore: Date;
}

export interface JobTables {
  jobs: JobRow;
  replacedNames: ReplacedNamesRow;
}
