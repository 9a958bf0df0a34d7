import type * as z from 'zod/mini';
import type { accountDetails } from '../../domain/accounts/account-details.ts';
import type { ApiPath, Change } from '../api-path.ts';
import type {
  AccountAnswer,
  AccountRowsAnswer,
  FiledAccountsAnswer,
  FiledAccountsRequest,
  FiledAccountsSaved,
  NewAccountRequest,
  suspensionRequest,
  TiersAnswer,
} from './contract.ts';

const accounts = '/api/accounts';

type Filed = ApiPath<{
  GET: FiledAccountsAnswer;
  PUT: Change<FiledAccountsRequest, FiledAccountsSaved>;
}>;
type Account = ApiPath<{
  GET: AccountAnswer;
  PUT: Change<z.input<typeof accountDetails>, AccountAnswer>;
}>;
type Suspended = Change<z.input<typeof suspensionRequest>, AccountAnswer>;

/** Paths of accounts; apart from the other paths, which every page loads. */
export const accountPaths = {
  /** POST, for the lab: a new account with its first owner. */
  accounts: accounts as ApiPath<{ POST: Change<NewAccountRequest, AccountAnswer> }>,
  /** GET, for the lab, asked by `accountRowsQuery`. */
  rows: `${accounts}/rows` as ApiPath<{ GET: AccountRowsAnswer }>,
  /** GET, for the lab: the names of price tiers. */
  tiers: `${accounts}/tiers` as ApiPath<{ GET: TiersAnswer }>,
  /** GET: all, a page at a time; PUT changes several. For the lab. */
  filed: `${accounts}/filed` as Filed,
  /** GET and PUT, for the lab: one account. */
  account: (id: string) => `${accounts}/${id}` as Account,
  /** PUT, for the lab: suspends the account or brings it back. */
  suspension: (id: string) => `${accounts}/${id}/suspension` as ApiPath<{ PUT: Suspended }>,
} as const;
