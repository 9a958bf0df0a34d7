import { atom } from 'nanostores';
import type { Preorder } from '../../domain/order/preorder.ts';

/**
 * The pre-orders on this device for screens that only mention them; null until they were read. What reads them is
 * fetched behind the first paint.
 */
export const $waiting = atom<readonly Preorder[] | null>(null);

/** Follows the device's pre-orders until the returned function is called. */
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
