import { useStore } from '@nanostores/react';
import { $router } from '../../stores/shell/router.ts';

/** Name of the page the reader is on; undefined outside the panel's routes. */
export function useRoute() {
  return useStore($router)?.route;
}

/** Name of the menu entry the reader is at: an order's page belongs to the orders. */
export function useMenuRoute() {
  const route = useRoute();
  return route === 'order' ? 'orders' : route;
}
