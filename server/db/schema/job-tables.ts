/** Work that one server process does for all of them. */
interface JobRow {
  name: string;
  takenBy: string;
  takenUntil: Date;
}

/** The time up to which the names in an account's orders have been replaced. */
interface ReplacedNamesRow {
  accountId: string;
  placedBefore: Date;
}

export interface JobTables {
  jobs: JobRow;
  replacedNames: ReplacedNamesRow;
}
