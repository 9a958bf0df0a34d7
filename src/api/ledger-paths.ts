import type * as z from 'zod/mini';
import type { Standing } from '../domain/ledger/standing.ts';
import type { ApiPath, Change } from './api-path.ts';
import type {
  creditLimitRequest,
  EnteredEntryAnswer,
  enteredEntryRequest,
  LedgerAnswer,
  priceListsRequest,
  TaxRatesAnswer,
  taxRateRequest,
} from './ledger-contract.ts';

type Entered = Change<z.input<typeof enteredEntryRequest>, EnteredEntryAnswer>;
type Limited = Change<z.input<typeof creditLimitRequest>, Standing>;
type Taxed = Change<z.input<typeof taxRateRequest>, TaxRatesAnswer>;
type Listed = Change<z.input<typeof priceListsRequest>, TaxRatesAnswer>;

/** Paths of the ledger; apart from the other paths, which every page loads. */
export const ledgerPaths = {
  /** GET: the statement, asked by `ledgerQuery`. */
  statement: '/api/ledger' as ApiPath<{ GET: LedgerAnswer }>,
  /** POST, for the lab: a payment, an adjustment or a reversal. */
  entries: '/api/ledger/entries' as ApiPath<{ POST: Entered }>,
  /** GET: balance, limit and what is left of it; the lab names the account. */
  standing: (account?: string) =>
    `/api/ledger/standing${account ? `?account=${account}` : ''}` as ApiPath<{ GET: Standing }>,
  /** PUT, for the lab: the account's credit limit. */
  creditLimit: '/api/ledger/credit-limit' as ApiPath<{ PUT: Limited }>,
  /** GET: the tax rates by day; PUT, for the lab: one of them. */
  taxRates: '/api/ledger/tax-rates' as ApiPath<{ GET: TaxRatesAnswer; PUT: Taxed }>,
  /** PUT, for the lab: whether its price lists include the tax. */
  priceLists: '/api/ledger/price-lists' as ApiPath<{ PUT: Listed }>,
} as const;
