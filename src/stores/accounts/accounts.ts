import type { AccountRowsAnswer } from '../../api/accounts/contract.ts';
import { accountPaths } from '../../api/accounts/paths.ts';
import { withQuery } from '../../api/api-path.ts';
import { labRoutes } from '../../i18n/lab/lab-routes.ts';
import { createFilteredList } from '../lists/filtered-list.ts';

/** What the list is filtered and sorted by at first. */
export const everyAccount = {
  text: '',
  state: '',
  tier: '',
  sort: 'name',
} as const satisfies Record<string, string>;

export type { AccountRow } from '../../api/accounts/contract.ts';

export type AccountFilters = Record<keyof typeof everyAccount, string>;

function pathOf(filters: AccountFilters, after: string | null) {
  const asked = Object.entries({ ...filters, after: after ?? '' }).filter(([, value]) => value);
  return withQuery(accountPaths.rows, new URLSearchParams(asked));
}

/** The accounts as the screen shows them. */
export const accountList = createFilteredList({
  screen: labRoutes.accounts.path,
  everything: everyAccount as AccountFilters,
  pathOf,
  pageOf: ({ accounts, next }: AccountRowsAnswer) => ({ rows: accounts, next }),
});
