import { useState } from 'react';
import { invoices } from '../../i18n/invoices/invoices.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { invoiceList } from '../../stores/invoices/invoices.ts';
import { say } from '../../ui/base/say.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useLive } from '../base/use-live.ts';
import { withLazy } from '../base/with-lazy.ts';
import { DownloadButtons } from '../table-file/DownloadButtons.tsx';

const { texts } = invoices;
const files = lazy(() => import('../../stores/invoices/download-invoices.ts'));

/** Downloads the list for the accountant, once it is loaded. The code that makes the file loads on click. */
export function InvoiceFiles() {
  const list = useLive(invoiceList.$list, null);
  const [said, setSaid] = useState<Message | null>(null);
  const download = async (format: 'csv' | 'xlsx') => {
    await withLazy(files, async ({ downloadInvoices, mostInFile }) => {
      setSaid(texts.exporting);
      const made = await downloadInvoices(invoiceList.$filters.get(), format);
      const count = countText(mostInFile);
      if (!made) return setSaid(texts.notExported);
      setSaid(made.isWhole ? null : fill(texts.onlyFirst, { count }));
    });
  };
  if (!list || list.rows.length === 0) return null;
  return (
    <p className="invoice-files">
      <DownloadButtons onDownload={(format) => void download(format)} />
      <span role="status">{said && say(said)}</span>
    </p>
  );
}
