import { mostKb } from '../../scripts/sizes/shop-pages.ts';
import { panelRoutes } from '../../src/panel/routes.ts';

/** Left out: a page that leaves immediately, one that needs an order, and the profile, which asks for one file more. */
const {
  logout: _leavesAtOnce,
  order,
  profile: _own,
  profileEdit: _edited,
  ...screens
} = panelRoutes;

/** Limits of a whole first visit, kilobytes (brotli, headers and font included) until idle. */
export const coldVisits = Object.entries(screens).map(([name, { path }]) => ({
  name,
  path,
  wholeKb: mostKb(path),
}));

/** Limit of a first visit of a placed order's page by someone who is signed in, kilobytes. */
export const orderVisitKb = mostKb(order.path);

/** Limit of requests of a first visit. */
export const coldRequests = 12;
