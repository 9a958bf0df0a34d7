import { useStore } from '@nanostores/react';
import { countText } from '../../i18n/language/count-text.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { orderDownload } from '../../i18n/order-list/order-download.ts';
import { $download, type Download } from '../../stores/orders/download-orders.ts';
import { say } from '../../ui/base/say.tsx';

const { texts } = orderDownload;

function resultOf(download: Download): Message {
  if (download.kind === 'preparing') return texts.downloading;
  if (download.kind === 'failed') return texts.downloadFailed;
  const count = countText(download.orders);
  return fill(download.isWhole ? texts.downloaded : texts.downloadedFirst, { count });
}

/** Result of the last download. */
export function DownloadResult() {
  const download = useStore($download);
  return download && say(resultOf(download));
}
