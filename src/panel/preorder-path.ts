import type { Preorder } from '../domain/order/preorder.ts';
import { preorderScreen } from '../domain/order/preorder-kinds.ts';
import { panelRoutes } from './routes.ts';

/** Path and query of the screen that opens a pre-order. */
export function preorderPath(preorder: Preorder): string {
  return `${panelRoutes[preorderScreen(preorder)].path}?preorder=${preorder.id}`;
}
