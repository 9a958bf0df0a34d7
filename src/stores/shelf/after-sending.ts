import type { ReadableAtom } from 'nanostores';
import type { Outcome } from '../compose/screen.ts';
import { $records } from '../device/records/preorder-records.ts';

/** Fetches counts of the lab's shelf again once a queued order has been sent, since it changes them. */
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
    // The order may have been sent before this started to watch.
    void refresh();
  }
  const forget = $outcome.listen((outcome) => outcome === 'queued' && watch());
  return () => {
    forget();
    stop?.();
  };
}
