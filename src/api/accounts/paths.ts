import type { PathOf } from '../exchange.ts';
import type { accountContract } from './contract.ts';

type Of<Name extends keyof typeof accountContract> = PathOf<(typeof accountContract)[Name]>;

const accounts = '/api/accounts';

/** Paths of accounts. Separate from the other paths, which every page loads. */
export const accountPaths = {
  /** GET, for the lab: queried by `accountsQuery`; POST: a new account with its first owner. */
  accounts: accounts as Of<'accounts'>,
  /** GET, for the lab: queried by `accountRowsQuery`. */
  rows: `${accounts}/rows` as Of<'rows'>,
  /** GET, for the lab: the price tiers with their names. */
  tiers: `${accounts}/tiers` as Of<'tiers'>,
  /** GET: all, a page at a time; PUT changes several. For the lab. */
  filed: `${accounts}/filed` as Of<'filed'>,
  /** GET and PUT, for the lab: one account. */
  account: (id: string) => `${accounts}/${id}` as Of<'account'>,
  /** PUT, for the lab: suspends or reinstates the account. */
  suspension: (id: string) => `${accounts}/${id}/suspension` as Of<'suspension'>,
} as const;
