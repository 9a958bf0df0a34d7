import { accountPaths } from '../../../src/api/accounts/paths.ts';
import type { MountedRoutes } from '../../http/guards/resource.ts';
import { account } from './account.ts';
import { accountNotes } from './account-notes.ts';
import { accountRows } from './account-rows.ts';
import { filedAccounts } from './filed-accounts.ts';
import { accounts } from './find-accounts.ts';

/** The routes of accounts, by their paths. */
export const accountRoutes: MountedRoutes = [
  [accountPaths.accounts, accounts],
  [accountPaths.filed, filedAccounts],
  [accountPaths.accounts, accountRows],
  [accountPaths.accounts, account],
  [accountPaths.accounts, accountNotes],
];
