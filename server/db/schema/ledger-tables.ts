import type { Generated, GeneratedAlways } from 'kysely';
import type { EntryKind } from '../../../src/domain/ledger/entry-kind.ts';
import type { Instant } from './instant.ts';

/** Amounts in rials. */
interface AccountBalanceRow {
  account_id: string;
  /** How many entries the account has. */
  entries: Generated<number>;
  debits: Generated<number>;
  credits: Generated<number>;
  tax: Generated<number>;
  last_at: Instant;
}

/** Rows are added, never changed. Amounts in rials. */
interface LedgerEntryRow {
  account_id: string;
  number: number;
  id: string;
  at: Date;
  kind: EntryKind;
  debit: number;
  credit: number;
  tax: number;
  /** Basis points. */
  tax_rate: number | null;
  order_id: string | null;
  reverses: string | null;
  reference: string;
  note: string;
  by_account: string;
  by_user: string;
  by_name: string;
  /** The account's totals after this entry. */
  debits_after: number;
  credits_after: number;
  tax_after: number;
  balance_after: GeneratedAlways<number>;
}

/** The rate from a day at the lab on, in basis points. */
interface TaxRateRow {
  from_day: string;
  rate: number;
}

/** What accounts owe, and the tax in it. */
export interface LedgerTables {
  account_balances: AccountBalanceRow;
  ledger_entries: LedgerEntryRow;
  tax_rates: TaxRateRow;
}
