import { useStore } from '@nanostores/react';
import { $router } from '../stores/router.ts';

/** Name of the page the reader is on; undefined outside the panel's routes. */
export function useRoute() {
  return useStore($router)?.route;
}
