import { sql } from 'kysely';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import type { StoredEntry } from './read-statement.ts';

/** An entry of any account. */
export type JournalEntry = StoredEntry & { accountId: string; accountName: string };

/** The last entry of the page before. */
export interface JournalPosition {
  at: string;
  account: string;
  number: number;
}

/** Reads a page of the entries of all accounts between two instants, in the order of time. */
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
    select entry.account_id, account.name as account_name,
      entry.id, entry.number, entry.at, entry.kind, entry.debit, entry.credit, entry.tax, entry.tax_rate,
      entry.balance_after, entry.order_id, entry.reverses, entry.reference, entry.note, entry.by_name,
      reversed.number as reversed_number, reversed.kind as reversed_kind, reversal.id as reversed_by
    from ledger_entries entry
    join accounts account on account.account_id = entry.account_id
    left join ledger_entries reversed
      on reversed.account_id = entry.account_id and reversed.id = entry.reverses
    left join ledger_entries reversal
      on reversal.account_id = entry.account_id and reversal.reverses = entry.id
    where entry.at >= ${from}::timestamptz and entry.at < ${to}::timestamptz and ${beyond}
    order by entry.at, entry.account_id, entry.number limit ${limit}`;
  const name = `journal${after ? '-after' : ''}`;
  return queryInScope(database, 'lab', name, query.compile(database.queries));
}
