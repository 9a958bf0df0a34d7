import { atom } from 'nanostores';
import type { Preorder } from '../../domain/order/preorder.ts';
import { askAgain } from '../live/ask-again.ts';

/**
 * The pre-orders on this device, for screens that only list them; null until read. The code that reads them is fetched
 * after the first paint.
 */
export const $waiting = atom<readonly Preorder[] | null>(null);

/** Keeps `$waiting` up to date until the returned function is called. */
export function watchWaiting(): () => void {
  let isOver = false;
  let forget = () => {};
  let endRetries: (() => void) | undefined;
  async function watch(): Promise<void> {
    const code = await import('./preorders.ts').catch(() => undefined);
    if (isOver) return;
    if (!code) {
      endRetries ??= askAgain(() => void watch());
      return;
    }
    endRetries?.();
    forget();
    forget = code.$preorders.subscribe((preorders) => $waiting.set(preorders));
    await code.loadPreorders();
  }
  void watch();
  return () => {
    isOver = true;
    endRetries?.();
    forget();
  };
}
