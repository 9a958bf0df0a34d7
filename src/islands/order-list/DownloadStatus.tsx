import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { formatCount } from '../../i18n/language/format-number.ts';
import { fill, inBoth, type Message } from '../../i18n/language/message.ts';
import { orderDownload } from '../../i18n/order-list/order-download.ts';
import { $download, type Download, downloadOrders } from '../../stores/orders/download-orders.ts';
import { say } from '../../ui/base/say.tsx';

const { texts } = orderDownload;

function resultOf(download: Download): Message {
  if (download.kind === 'preparing') return texts.downloading;
  if (download.kind === 'failed') return texts.downloadFailed;
  const count = inBoth((locale) => formatCount(download.orders, locale));
  return fill(download.isWhole ? texts.downloaded : texts.downloadedFirst, { count });
}

/** Prepares the file at each press (`asked` counts them) and says how it went. Fetched at the first press. */
export function DownloadStatus({ asked, filters }: { asked: number; filters: string }) {
  const download = useStore($download);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters of the press count, not those chosen since.
  useEffect(() => void downloadOrders(filters), [asked]);
  return download && say(resultOf(download));
}
