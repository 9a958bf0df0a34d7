import type { PathOf } from '../exchange.ts';
import type { ledgerContract } from './contract.ts';

type Of<Name extends keyof typeof ledgerContract> = PathOf<(typeof ledgerContract)[Name]>;

/** Paths of the ledger. */
export const ledgerPaths = {
  /** GET: the statement, queried by `ledgerQuery`. */
  statement: '/api/ledger' as Of<'statement'>,
  statementOf: (query: URLSearchParams) => `/api/ledger?${query}` as Of<'statement'>,
  /** POST, for the lab: a payment, an adjustment or a reversal. */
  entries: '/api/ledger/entries' as Of<'entries'>,
  /** GET: balance, limit and remaining credit; the lab names the account. */
  standing: (account?: string) =>
    `/api/ledger/standing${account ? `?account=${account}` : ''}` as Of<'standing'>,
  /** PUT, for the lab: the account's credit limit. */
  creditLimit: '/api/ledger/credit-limit' as Of<'creditLimit'>,
  /** GET: the tax rates by day; PUT, for the lab: one of them. */
  taxRates: '/api/ledger/tax-rates' as Of<'taxRates'>,
  /** PUT, for the lab: whether its price lists include the tax. */
  priceLists: '/api/ledger/price-lists' as Of<'priceLists'>,
} as const;
