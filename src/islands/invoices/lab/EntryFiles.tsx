import { useState } from 'react';
import { invoiceDesk } from '../../../i18n/invoices/invoice-desk.ts';
import { invoices } from '../../../i18n/invoices/invoices.ts';
import type { Message } from '../../../i18n/language/message.ts';
import { say } from '../../../ui/base/say.tsx';
import { lazy } from '../../base/lazy-code.ts';
import { withLazy } from '../../base/with-lazy.ts';
import { DownloadButtons } from '../../table-file/DownloadButtons.tsx';
import { MonthChoice } from './MonthChoice.tsx';
import { currentMonth } from './use-open-charges.ts';

const files = lazy(() => import('../../../stores/invoices/download-entries.ts'));

/** Downloads a month's ledger entries of all accounts for the accountant. */
export function EntryFiles() {
  const [month, setMonth] = useState(currentMonth);
  const [said, setSaid] = useState<Message | null>(null);
  const download = async (format: 'csv' | 'xlsx') => {
    await withLazy(files, async ({ downloadEntries }) => {
      setSaid(invoices.texts.exporting);
      const isMade = await downloadEntries(month, format);
      setSaid(isMade ? null : invoices.texts.notExported);
    });
  };
  return (
    <details className="surface">
      <summary>{say(invoiceDesk.texts.entries)}</summary>
      <div className="invoice-acts invoice-entries">
        <MonthChoice month={month} onChoose={setMonth} />
        <DownloadButtons onDownload={(format) => void download(format)} />
        <span role="status">{said && say(said)}</span>
      </div>
    </details>
  );
}
