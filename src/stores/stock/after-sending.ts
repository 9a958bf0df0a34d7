import { refreshStock } from './stock.ts';
import { $stockOutcome } from './work.ts';

/** Fetches the counts anew when a queued order has left the device: what was ordered is no longer on the shelf. */
export function followSending(): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  async function watch(): Promise<void> {
    const { $records } = await import('../device/preorder-records.ts');
    if (isOver || stop) return;
    stop = $records.listen((now, before) => {
      if ((now?.length ?? 0) < (before?.length ?? 0)) void refreshStock();
    });
    // It may have gone before anybody watched.
    void refreshStock();
  }
  const forget = $stockOutcome.listen((outcome) => {
    if (outcome === 'queued') void watch();
  });
  return () => {
    isOver = true;
    forget();
    stop?.();
  };
}
