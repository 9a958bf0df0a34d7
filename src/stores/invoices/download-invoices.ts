import type { InvoicesAnswer } from '../../api/invoices/contract.ts';
import type { InvoiceSummary } from '../../domain/invoices/invoice.ts';
import { dayCells, textCells, wholeCells } from '../../domain/table-file/cells.ts';
import type { Columns } from '../../domain/table-file/column.ts';
import { invoiceFile } from '../../i18n/invoices/invoice-files.ts';
import { pick } from '../../i18n/language/message.ts';
import { readPages } from '../lists/read-pages.ts';
import { $locale } from '../shell/locale.ts';
import type { FileFormat } from '../stock-files/write-file.ts';
import { downloadTable } from '../table-file/write-file.ts';
import { type InvoiceFilters, invoicePagePath } from './invoices.ts';

const { texts } = invoiceFile;

/** Most invoices in one file. */
export const mostInFile = 10_000;

interface InvoiceRow {
  number: string;
  kind: string;
  day: string;
  account: string;
  buyer: string;
  nationalId: string;
  economicCode: string;
  orders: number;
  net: number;
  tax: number;
  total: number;
  cancels: string;
  cancelledBy: string;
}

const text = textCells({ most: 400 });
/** Rials: accounts are kept in them. Amounts of a credit note are negative. */
const amount = wholeCells({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });

const columns: Columns<InvoiceRow> = {
  number: { title: texts.number, ...text },
  kind: { title: texts.documentKind, ...text },
  day: { title: texts.day, ...dayCells },
  account: { title: texts.account, ...text },
  buyer: { title: texts.buyer, ...text },
  nationalId: { title: texts.nationalId, ...text },
  economicCode: { title: texts.economicCode, ...text },
  orders: { title: texts.orders, ...wholeCells({ min: 1, max: 1_000_000 }) },
  net: { title: texts.net, ...amount },
  tax: { title: texts.tax, ...amount },
  total: { title: texts.total, ...amount },
  cancels: { title: texts.cancels, ...text },
  cancelledBy: { title: texts.cancelledBy, ...text },
};

function rowOf(invoice: InvoiceSummary): InvoiceRow {
  const { number, kind, day, account, billed, orders, tax, total, cancels, cancelledBy } = invoice;
  const sign = kind === 'creditNote' ? -1 : 1;
  return {
    ...{ number, day, orders },
    kind: pick(texts[kind], $locale.get()),
    account: account.name,
    buyer: billed.name,
    nationalId: billed.nationalId,
    economicCode: billed.economicCode,
    net: sign * (total - tax),
    tax: sign * tax,
    total: sign * total,
    cancels: cancels?.number ?? '',
    cancelledBy: cancelledBy?.number ?? '',
  };
}

/** Downloads all matching invoices, up to the limit, as a file; null if a part cannot be read. */
export async function downloadInvoices(
  filters: InvoiceFilters,
  format: FileFormat,
): Promise<{ isWhole: boolean } | null> {
  const read = await readPages<InvoicesAnswer, InvoiceRow>(
    (after) => invoicePagePath(filters, { after: after ?? '', limit: '500' }),
    ({ invoices }) => invoices.map(rowOf),
    mostInFile,
  );
  if (!read) return null;
  downloadTable('invoices', format, { columns, rows: read.rows });
  return { isWhole: read.isWhole };
}
