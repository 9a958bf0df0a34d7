import { sql } from 'kysely';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import { entryColumns, entryLinks, type StoredEntry } from './read-statement.ts';

/** An entry of any account. */
export type JournalEntry = StoredEntry & { accountId: string; accountName: string };

/** The last entry of the previous page. */
export interface JournalPosition {
  at: string;
  account: string;
  number: number;
}

/** Reads a page of the entries of all accounts between two instants, oldest first. */
export function readJournal(
  database: Database,
  {
    from,
    to,
    after,
    limit,
  }: { from: string; to: string; after: JournalPosition | undefined; limit: number },
): Promise<JournalEntry[]> {
  const beyond = after
    ? sql`(entry.at, entry.account_id, entry.number)
        > (${after.at}::timestamptz, ${after.account}::uuid, ${after.number}::bigint)`
    : sql`true`;
  const query = sql<JournalEntry>`
    select entry.account_id, account.name as account_name, ${entryColumns}
    from ledger_entries entry
    join accounts account on account.account_id = entry.account_id
    ${entryLinks(sql`entry.account_id`)}
    where entry.at >= ${from}::timestamptz and entry.at < ${to}::timestamptz and ${beyond}
    order by entry.at, entry.account_id, entry.number limit ${limit}`;
  const name = `journal${after ? '-after' : ''}`;
  return queryInScope(database, 'lab', name, query.compile(database.queries));
}
