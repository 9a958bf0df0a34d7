import { useStore } from '@nanostores/react';
import { $router } from '../../stores/shell/router.ts';

/** Name of the current route; undefined outside the panel's routes. */
export function useRoute() {
  return useStore($router)?.route;
}

/** Name of the current menu entry: an order's page and deliveries belong to the orders. */
export function useMenuRoute() {
  const route = useRoute();
  return route === 'order' || route === 'deliveries' ? 'orders' : route;
}
