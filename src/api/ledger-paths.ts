/** Paths of the ledger; apart from the other paths, which every page loads. */
export const ledgerPaths = {
  /** GET: the statement, `ledgerQuery` to `ledgerAnswer`. */
  statement: '/api/ledger',
  /** POST, for the lab: a payment, an adjustment or a reversal; `EnteredEntry` to `enteredEntryAnswer`. */
  entries: '/api/ledger/entries',
  /** GET: balance, limit and what is left of it; the lab names the account. */
  standing: (account?: string) => `/api/ledger/standing${account ? `?account=${account}` : ''}`,
  /** PUT, for the lab: the account's credit limit; `creditLimitRequest` to `standing`. */
  creditLimit: '/api/ledger/credit-limit',
  /** GET: the tax rates by day; PUT, for the lab: one of them. */
  taxRates: '/api/ledger/tax-rates',
  /** PUT, for the lab: whether its price lists include the tax. */
  priceLists: '/api/ledger/price-lists',
} as const;
