const accounts = '/api/accounts';
const links = '/api/links';
const people = '/api/users';
const of = (account: string | undefined) => (account ? `?account=${account}` : '');

/** Paths of accounts and their people; apart from the other paths, which every page loads. */
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

/** Paths of the people of an account: an owner's own, or for the lab those of the account that it names. */
export const peoplePaths = {
  /** GET: all; POST: one more. Both answer `peopleAnswer`. */
  people: (account?: string) => `${people}${of(account)}`,
  /** PUT: name, role and whether the person may sign in, `personChange` to `peopleAnswer`. */
  person: (id: string, account?: string) => `${people}/${id}${of(account)}`,
} as const;

/** Paths of the links by which a password is set. */
export const linkPaths = {
  /** POST: a new link for a person, `linkRequest` to `linkAnswer`. */
  links: (account?: string) => `${links}${of(account)}`,
  /** POST: whose link it is, `linkTokenRequest` to `linkOwnerAnswer`. */
  check: `${links}/check`,
  /** PUT: the password, `linkPasswordRequest` to `linkOwnerAnswer`; the link is used up. */
  password: `${links}/password`,
} as const;
