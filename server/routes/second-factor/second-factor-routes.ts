import { accountPaths } from '../../../src/api/accounts/paths.ts';
import { secondFactorPaths } from '../../../src/api/second-factor/paths.ts';
import type { MountedRoutes } from '../../http/guards/resource.ts';
import { addFactors } from './add.ts';
import { factors } from './factors.ts';
import { shopUserFactors } from './shop-user-factors.ts';

/** The routes for second factors, by their paths. */
export const secondFactorRoutes: MountedRoutes = [
  [secondFactorPaths.own, factors],
  [secondFactorPaths.own, addFactors],
  [accountPaths.accounts, shopUserFactors],
];
