import { withQuery } from '../../api/api-path.ts';
import type { JournalAnswer } from '../../api/invoices/contract.ts';
import { invoicePaths } from '../../api/invoices/paths.ts';
import type { EntryKind } from '../../domain/ledger/entry-kind.ts';
import type { LedgerEntry } from '../../domain/ledger/ledger-entry.ts';
import { dayCells, textCells, wholeCells } from '../../domain/table-file/cells.ts';
import type { Columns } from '../../domain/table-file/column.ts';
import { labDay } from '../../domain/vocabulary/lab-day.ts';
import { entryFile, entryFileKinds } from '../../i18n/invoices/invoice-files.ts';
import { pick } from '../../i18n/language/message.ts';
import { readPages } from '../lists/read-pages.ts';
import { $locale } from '../shell/locale.ts';
import type { FileFormat } from '../stock-files/write-file.ts';
import { downloadTable } from '../table-file/write-file.ts';

const { texts } = entryFile;

interface EntryRow {
  day: string;
  account: string;
  number: number;
  kind: string;
  order: string;
  reference: string;
  note: string;
  debit: number;
  credit: number;
  tax: number;
  balance: number;
}

const text = textCells({ most: 400 });
/** Rials: accounts are kept in them. */
const amount = wholeCells({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });

const columns: Columns<EntryRow> = {
  day: { title: texts.day, ...dayCells },
  account: { title: texts.account, ...text },
  number: { title: texts.number, ...amount },
  kind: { title: texts.entryKind, ...text },
  order: { title: texts.order, ...text },
  reference: { title: texts.reference, ...text },
  note: { title: texts.note, ...text },
  debit: { title: texts.debit, ...amount },
  credit: { title: texts.credit, ...amount },
  tax: { title: texts.tax, ...amount },
  balance: { title: texts.balance, ...amount },
};

const kindWords = (kind: EntryKind) => pick(entryFileKinds.texts[kind], $locale.get());

function rowOf(account: string, entry: LedgerEntry): EntryRow {
  const { number, at, kind, order, reference, note, debit, credit, tax, balance } = entry;
  return {
    ...{ account, number, reference, note, debit, credit, tax, balance },
    day: labDay(new Date(at).getTime()),
    kind: kindWords(kind),
    order: order?.number ?? '',
  };
}

const entriesPath = (month: string, after: string | null) =>
  withQuery(invoicePaths.entries, new URLSearchParams({ month, ...(after && { after }) }));

/** Reads the entries of all accounts in a month and downloads them as a file; false when a part cannot be read. */
export async function downloadEntries(month: string, format: FileFormat): Promise<boolean> {
  const read = await readPages<JournalAnswer, EntryRow>(
    (after) => entriesPath(month, after),
    ({ entries }) => entries.map(({ account, entry }) => rowOf(account.name, entry)),
  );
  if (read) downloadTable(`entries-${month}`, format, { columns, rows: read.rows });
  return read !== null;
}
