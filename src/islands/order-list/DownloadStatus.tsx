import { useEffect } from 'react';
import { downloadOrders } from '../../stores/orders/download-orders.ts';
import { DownloadResult } from './DownloadResult.tsx';

/** Prepares the file after each of the `clicks` and shows the result. */
export function DownloadStatus({ clicks, filters }: { clicks: number; filters: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: uses the filters at the time of the click, not later ones.
  useEffect(() => void downloadOrders(filters), [clicks]);
  return <DownloadResult />;
}
