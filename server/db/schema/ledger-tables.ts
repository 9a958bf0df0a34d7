import type { Generated, GeneratedAlways } from 'kysely';
import type { EntryKind } from '../../../src/domain/ledger/entry-kind.ts';
import type { Instant } from './instant.ts';

/** Amounts in rials. */
interface AccountBalanceRow {
  accountId: string;
  /** How many entries the account has. */
  entries: Generated<number>;
  debits: Generated<number>;
  credits: Generated<number>;
  tax: Generated<number>;
  lastAt: Instant;
}

/** Rows are only added, never changed. Amounts in rials. */
interface LedgerEntryRow {
  accountId: string;
  number: number;
  id: string;
  at: Date;
  kind: EntryKind;
  debit: number;
  credit: number;
  tax: number;
  /** Basis points. */
  taxRate: number | null;
  orderId: string | null;
  /** The order event that posted it; null for entries made by hand, and for older entries. */
  eventId: string | null;
  reverses: string | null;
  reference: string;
  note: string;
  byAccount: string;
  byUser: string;
  byName: string;
  /** The account's totals after this entry. */
  debitsAfter: number;
  creditsAfter: number;
  taxAfter: number;
  balanceAfter: GeneratedAlways<number>;
}

/** The rate that applies from a day on, at the lab, in basis points. */
interface TaxRateRow {
  fromDay: string;
  rate: number;
}

/** What accounts owe, including tax. */
export interface LedgerTables {
  accountBalances: AccountBalanceRow;
  ledgerEntries: LedgerEntryRow;
  taxRates: TaxRateRow;
}
