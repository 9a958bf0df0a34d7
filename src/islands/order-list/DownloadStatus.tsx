import { useEffect } from 'react';
import { downloadOrders } from '../../stores/orders/download-orders.ts';
import { DownloadResult } from './DownloadResult.tsx';

/** Prepares the file at each press (`asked` counts them) and says how it went. Fetched at the first press. */
export function DownloadStatus({ asked, filters }: { asked: number; filters: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters of the press count, not those chosen since.
  useEffect(() => void downloadOrders(filters), [asked]);
  return <DownloadResult />;
}
