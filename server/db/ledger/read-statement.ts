import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { EntryKind } from '../../../src/domain/ledger/entry-kind.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope, type Scope } from '../pool/scope.ts';
import type { StoredMeans } from './payments.ts';

/** A stored ledger entry, with the entry it reverses and the one that reverses it. */
export interface StoredEntry extends StoredMeans {
  id: string;
  number: number;
  at: Date;
  kind: EntryKind;
  debit: number;
  credit: number;
  tax: number;
  taxRate: number | null;
  balanceAfter: number;
  orderId: string | null;
  reverses: string | null;
  reversedNumber: number | null;
  reversedKind: EntryKind | null;
  reversedBy: string | null;
  reference: string;
  note: string;
  byName: string;
}

/** A period of an account's ledger, by the entries before it and at its end. */
export interface StoredPeriod {
  accountName: string;
  /** Number of the last entry before the period; 0 if there is none. */
  before: number;
  /** Number of the period's last entry; equal to `before` if it has none. */
  last: number;
  opening: number;
  closing: number;
  debits: number;
  credits: number;
  tax: number;
}

/** The totals after the last entry before an instant. */
const totalsBefore = (instant: string) => `
  select number, debits_after, credits_after, tax_after, balance_after from ledger_entries
  where account_id = $1 and at < ${instant}::timestamptz
  order by at desc, number desc limit 1`;

const periodSql = `
  with before as (${totalsBefore('$2')}), last as (${totalsBefore('$3')})
  select account.name as account_name,
    coalesce(before.number, 0) as before, coalesce(last.number, 0) as last,
    coalesce(before.balance_after, 0) as opening, coalesce(last.balance_after, 0) as closing,
    coalesce(last.debits_after, 0) - coalesce(before.debits_after, 0) as debits,
    coalesce(last.credits_after, 0) - coalesce(before.credits_after, 0) as credits,
    coalesce(last.tax_after, 0) - coalesce(before.tax_after, 0) as tax
  from accounts account left join before on true left join last on true
  where account.account_id = $1`;

/** Reads the sums of a period from the totals stored at both ends; undefined for an unknown account. */
export async function readPeriod(
  database: Database,
  scope: Scope,
  { account, from, to }: { account: string; from: string | undefined; to: string | undefined },
): Promise<StoredPeriod | undefined> {
  const values = [account, from ?? '-infinity', to ?? 'infinity'];
  const query = CompiledQuery.raw(periodSql, values) as CompiledQuery<StoredPeriod>;
  const [period] = await queryInScope(database, scope, 'ledger-period', query);
  return period;
}

/** Which entries to read: those with a number above `above` and below `below`. */
export interface EntryPage {
  account: string;
  above: number;
  below: number;
  /** Empty for all kinds. */
  kinds: readonly EntryKind[];
  order: 'newest' | 'oldest';
  limit: number;
}

/**
 * The possible limits of the query. They are part of the statement's text, because PostgreSQL assumes a tenth of the
 * table for a limit it does not know.
 */
const pageSizes = [51, 501] as const;

/** The columns of a `StoredEntry`, from `ledger_entries entry` with its links. */
export const entryColumns = sql`entry.id, entry.number, entry.at, entry.kind, entry.debit, entry.credit, entry.tax,
      entry.tax_rate, entry.balance_after, entry.order_id, entry.reverses, entry.reference, entry.note, entry.by_name,
      reversed.number as reversed_number, reversed.kind as reversed_kind, reversal.id as reversed_by,
      payment.means, payment.paid_on::text, payment.sayad, payment.bank, payment.due_on::text, payment.state`;

/**
 * Joins for the entry it reverses, the entry that reverses it, and how its payment was made. `account` is the entry's.
 */
export const entryLinks = (account: RawBuilder<unknown>) => sql`left join ledger_entries reversed
      on reversed.account_id = ${account} and reversed.id = entry.reverses
    left join ledger_entries reversal
      on reversal.account_id = ${account} and reversal.reverses = entry.id
    left join payments payment
      on payment.account_id = ${account} and payment.id = entry.id`;

/** Reads a page of entries. Every page costs the same, using the index of numbers or that of each kind. */
export async function readEntries(
  database: Database,
  scope: Scope,
  { account, above, below, kinds, order, limit }: EntryPage,
): Promise<StoredEntry[]> {
  const size = pageSizes.find((each) => each >= limit) ?? 501;
  const direction = sql.raw(order === 'newest' ? 'desc' : 'asc');
  const inRange = sql`account_id = ${account}::uuid and number > ${above}::bigint and number < ${below}::bigint`;
  const ordered = sql`order by number ${direction} limit ${sql.lit(size)}`;
  const ofKinds = sql`select of_kind.* from unnest(${kinds}::text[]) as one_kind, lateral (
    select * from ledger_entries where ${inRange} and kind = one_kind ${ordered}
  ) of_kind ${ordered}`;
  const all = sql`select * from ledger_entries where ${inRange} ${ordered}`;
  const query = sql<StoredEntry>`
    select ${entryColumns}
    from (${kinds.length > 0 ? ofKinds : all}) entry
    ${entryLinks(sql`${account}::uuid`)}
    order by entry.number ${direction}`;
  const name = `ledger-entries-${order}-${size}${kinds.length > 0 ? '-kinds' : ''}`;
  const rows = await queryInScope(database, scope, name, query.compile(database.queries));
  return rows.slice(0, limit);
}

/** Reads one entry. */
export async function readEntry(
  database: Database,
  scope: Scope,
  { account, number }: { account: string; number: number },
): Promise<StoredEntry | undefined> {
  const bounds = { above: number - 1, below: number + 1, limit: 1 };
  const page: EntryPage = { account, ...bounds, kinds: [], order: 'newest' };
  return (await readEntries(database, scope, page))[0];
}
