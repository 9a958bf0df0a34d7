import type { ReadableAtom } from 'nanostores';
import type { Outcome } from '../compose/screen.ts';
import { refreshStock } from './stock.ts';

/** Fetches the counts again when a queued order has left the device: what was ordered is no longer on the shelf. */
export function followSending($outcome: ReadableAtom<Outcome>): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  async function watch(): Promise<void> {
    const { $records } = await import('../device/preorder-records.ts');
    if (isOver || stop) return;
    stop = $records.listen((now, before) => {
      if ((now?.length ?? 0) < (before?.length ?? 0)) void refreshStock();
    });
    // The order may have left before anybody watched.
    void refreshStock();
  }
  const forget = $outcome.listen((outcome) => {
    if (outcome === 'queued') void watch();
  });
  return () => {
    isOver = true;
    forget();
    stop?.();
  };
}
