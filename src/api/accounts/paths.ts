const accounts = '/api/accounts';

/** Paths of accounts; apart from the other paths, which every page loads. */
export const accountPaths = {
  /** POST, for the lab: a new account with its first owner, `newAccountRequest` to `accountAnswer`. */
  accounts,
  /** GET, for the lab: `accountRowsQuery` to `accountRowsAnswer`. */
  rows: `${accounts}/rows`,
  /** GET, for the lab: the names of price tiers. */
  tiers: `${accounts}/tiers`,
  /** GET: all, a page at a time, `filedAccountsAnswer`; PUT: `filedAccountsRequest` to `filedAccountsSaved`. For the lab. */
  filed: `${accounts}/filed`,
  /** GET and PUT, for the lab: one account, `accountDetails` to `accountAnswer`. */
  account: (id: string) => `${accounts}/${id}`,
  /** PUT, for the lab: suspends the account or brings it back, `suspensionRequest` to `accountAnswer`. */
  suspension: (id: string) => `${accounts}/${id}/suspension`,
} as const;
