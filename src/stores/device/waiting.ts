import { atom } from 'nanostores';
import type { Preorder } from '../../domain/order/preorder.ts';

/**
 * The pre-orders on this device, for screens that only list them; null until read. The code that reads them is fetched
 * after the first paint.
 */
export const $waiting = atom<readonly Preorder[] | null>(null);

/** Keeps `$waiting` up to date until the returned function is called. */
export function watchWaiting(): () => void {
  let stop = () => {};
  let isOver = false;
  void import('./preorders.ts').then(async ({ $preorders, loadPreorders }) => {
    if (isOver) return;
    stop = $preorders.subscribe((preorders) => $waiting.set(preorders));
    await loadPreorders();
  });
  return () => {
    isOver = true;
    stop();
  };
}
