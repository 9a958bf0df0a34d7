import type { ReadableAtom } from 'nanostores';
import type { Outcome } from '../compose/screen.ts';
import { $records } from '../device/records/preorder-records.ts';
import { refreshStock } from './stock.ts';

/** Fetches stock counts again once a queued order has been sent, since it changes them. */
export function followSending($outcome: ReadableAtom<Outcome>): () => void {
  let stop: (() => void) | undefined;
  function watch(): void {
    if (stop) return;
    stop = $records.listen((now, before) => {
      if ((now?.length ?? 0) < (before?.length ?? 0)) void refreshStock();
    });
    // The order may have been sent before this started to watch.
    void refreshStock();
  }
  const forget = $outcome.listen((outcome) => outcome === 'queued' && watch());
  return () => {
    forget();
    stop?.();
  };
}
