import type { ReadableAtom } from 'nanostores';
import type { Outcome } from '../compose/screen.ts';
import { refreshStock } from './stock.ts';

/** Fetches stock counts again once a queued order has been sent, since it changes them. */
export function followSending($outcome: ReadableAtom<Outcome>): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  async function watch(): Promise<void> {
    const { $records } = await import('../device/records/preorder-records.ts');
    if (isOver || stop) return;
    stop = $records.listen((now, before) => {
      if ((now?.length ?? 0) < (before?.length ?? 0)) void refreshStock();
    });
    // The order may have been sent before this started to watch.
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
