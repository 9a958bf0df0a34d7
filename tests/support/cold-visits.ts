import { mostKb } from '../../scripts/sizes/shop-pages.ts';
import { panelRoutes } from '../../src/panel/routes.ts';

/** Left out: a page that redirects immediately, one that needs an order, and the profile, which loads one more file. */
const {
  logout: _leavesAtOnce,
  order,
  profile: _own,
  profileEdit: _edited,
  ...screens
} = panelRoutes;

/** Weight limits of a whole first visit until idle, kilobytes (Brotli, including headers and font). */
export const coldVisits = Object.entries(screens).map(([name, { path }]) => ({
  name,
  path,
  wholeKb: mostKb(path),
}));

/** Weight limit of a signed-in user's first visit to an order's page, kilobytes. */
export const orderVisitKb = mostKb(order.path);

/** Limit of requests in a first visit. */
export const coldRequests = 12;
