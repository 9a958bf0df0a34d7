import { useStore } from '@nanostores/react';
import { $router } from '../../stores/shell/router.ts';

/** Name of the current route; undefined outside the panel's routes. */
export function useRoute() {
  return useStore($router)?.route;
}

/** Name or path of the current menu entry. An order's page counts as the orders, as do deliveries without an entry. */
export function useMenuRoute(hasDeliveries = false) {
  const { route, path } = useStore($router) ?? {};
  if (route === 'other') return path;
  return route === 'order' || (route === 'deliveries' && !hasDeliveries) ? 'orders' : route;
}
