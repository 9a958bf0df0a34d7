import { ledgerPaths } from '../../../src/api/ledger/paths.ts';
import type { MountedRoutes } from '../../http/guards/resource.ts';
import { creditLimits } from './credit-limits.ts';
import { enteredEntries } from './entered-entries.ts';
import { payments } from './payments.ts';
import { statement } from './statement.ts';
import { taxes } from './taxes.ts';

/** The routes of ledgers, by their paths. */
export const ledgerRoutes: MountedRoutes = [
  [ledgerPaths.statement, statement],
  [ledgerPaths.statement, creditLimits],
  [ledgerPaths.statement, taxes],
  [ledgerPaths.entries, enteredEntries],
  [ledgerPaths.statement, payments],
];
