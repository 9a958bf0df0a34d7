import type { Preorder } from '../domain/order/preorder.ts';
import { panelRoutes } from './routes.ts';

/** Path and query of the screen that opens a pre-order. */
export function preorderPath(preorder: Preorder): string {
  return `${panelRoutes[screenOf(preorder)].path}?preorder=${preorder.id}`;
}

function screenOf(preorder: Preorder): 'rx' | 'stockSingle' | 'stockMulti' {
  if (preorder.kind === 'rx') return 'rx';
  return preorder.draft.entry === 'single' ? 'stockSingle' : 'stockMulti';
}
