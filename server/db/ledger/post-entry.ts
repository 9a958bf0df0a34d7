import { CompiledQuery } from 'kysely';
import { DatabaseError } from 'pg';
import { uuidv7 } from 'uuidv7';
import type { EntryKind } from '../../../src/domain/ledger/entry-kind.ts';
import type { Author } from '../audit/author.ts';
import type { Transaction } from '../schema/transaction.ts';

/** An entry to post. Amounts are in rials, and either the debit or the credit is 0. */
export interface NewEntry {
  /** The server makes one if it is missing. */
  id?: string;
  account: string;
  kind: EntryKind;
  debit: number;
  credit: number;
  /** The tax in the amount, and its rate in basis points. */
  tax: number;
  taxRate: number | null;
  order: string | null;
  /** The order event that posts it; missing for entries made by hand. */
  event?: string;
  /** Id of the entry that this one reverses. */
  reverses: string | null;
  reference: string;
  note: string;
  by: Author;
}

/** Adds to the account's totals, locking their row until the commit, and writes the entry with the new totals. */
const postSql = `
  with total as (
    insert into account_balances as kept (account_id, entries, debits, credits, tax, last_at)
    values ($1, 1, $4, $5, sign($4::bigint - $5::bigint) * $6::bigint, clock_timestamp())
    on conflict (account_id) do update set
      entries = kept.entries + 1,
      debits = kept.debits + excluded.debits,
      credits = kept.credits + excluded.credits,
      tax = kept.tax + excluded.tax,
      last_at = greatest(kept.last_at, excluded.last_at)
    returning entries, debits, credits, tax, last_at
  )
  insert into ledger_entries (account_id, id, kind, debit, credit, tax, tax_rate, order_id, reverses, reference, note,
    by_account, by_user, by_name, event_id, number, at, debits_after, credits_after, tax_after)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, entries, last_at, debits, credits, tax
  from total
  returning number`;

/** Posts an entry to its account's ledger in one statement. Returns its number. */
export async function postEntry(transaction: Transaction, entry: NewEntry): Promise<number> {
  const { id = uuidv7(), account, kind, debit, credit, tax, taxRate, order, reverses, by } = entry;
  const amounts = [debit, credit, tax, taxRate];
  const links = [order, reverses, entry.reference, entry.note, by.account, by.user, by.name];
  const values = [account, id, kind, ...amounts, ...links, entry.event ?? null];
  const post = CompiledQuery.raw(postSql, values) as CompiledQuery<{ number: number }>;
  const [posted] = (await transaction.executeQuery(post)).rows;
  if (!posted) throw new Error('The entry was not posted.');
  return posted.number;
}

/** Keep an account's sums in the range in which they are exact. */
const exactSums = new Set(['account_balances_debits_check', 'account_balances_credits_check']);

/** Whether posting failed because an account's sums would exceed the exact range. */
export const isTooMuch = (error: unknown): boolean =>
  error instanceof DatabaseError && exactSums.has(error.constraint ?? '');
