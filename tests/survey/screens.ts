import { labRoutes } from '../../src/i18n/lab/lab-routes.ts';
import { accountPath } from '../../src/panel/account-path.ts';
import { peoplePath } from '../../src/panel/people-path.ts';
import { loginPath, panelRoutes } from '../../src/panel/routes.ts';
import { welcomePath } from '../../src/panel/welcome-path.ts';
import { catalogueTabs } from '../../src/stores/assortment/address.ts';
import type { Role } from './look.ts';
import type { Sample } from './sample.ts';

const { logout: _leavesAtOnce, order, deliveries, ...staying } = panelRoutes;

const ofBoth = (sample: Sample) => [
  ...Object.values(staying).map(({ path }) => path),
  `${order.path}?id=${sample.order}`,
  deliveries.path,
  `${deliveries.path}?id=${sample.delivery}`,
  loginPath,
  welcomePath,
  peoplePath,
];

const labPaths = Object.values(labRoutes).map(({ path }) => path);
const tabs = catalogueTabs.map((tab) => `${labRoutes.catalogue.path}?tab=${tab}`);

/** Every address that shows a screen to a role. On the lab's own screens, a shop sees that it has no access. */
export function screensOf(role: Role, sample: Sample): readonly string[] {
  if (role === 'shop') return [...ofBoth(sample), ...labPaths];
  const ofShop = [panelRoutes.transactions.path, peoplePath];
  return [
    ...ofBoth(sample),
    ...labPaths,
    ...tabs.slice(1),
    accountPath(sample.account),
    ...ofShop.map((path) => `${path}?account=${sample.account}`),
  ];
}
