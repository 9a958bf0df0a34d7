import type { ReadableAtom } from 'nanostores';
import type { Outcome } from '../compose/screen.ts';
import { $records } from '../device/records/preorder-records.ts';

/** Fetches the lab's stock counts again once a queued order has been sent, since the order changes them. */
export function followSending(
  $outcome: ReadableAtom<Outcome>,
  refresh: () => Promise<boolean>,
): () => void {
  let stop: (() => void) | undefined;
  function watch(): void {
    if (stop) return;
    stop = $records.listen((now, before) => {
      if ((now?.length ?? 0) < (before?.length ?? 0)) void refresh();
    });
    // The order may have been sent before this listener was added.
    void refresh();
  }
  const forget = $outcome.listen((outcome) => outcome === 'queued' && watch());
  return () => {
    forget();
    stop?.();
  };
}
