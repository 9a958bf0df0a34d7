import type { LedgerAnswer } from '../../api/ledger/contract.ts';
import type { LedgerEntry } from '../../domain/ledger/ledger-entry.ts';
import { type TableCell, textCell } from '../../domain/stock-table/write.ts';
import { rialsToToman } from '../../domain/vocabulary/prices.ts';
import { instantText } from '../../i18n/calendar/instant-text.ts';
import { withoutIsolates } from '../../i18n/language/format-number.ts';
import type { Locale } from '../../i18n/language/locale.ts';
import { type Message, pick } from '../../i18n/language/message.ts';
import { entryWords, statement, statementFile } from '../../i18n/ledger/statement.ts';
import { $locale } from '../shell/locale.ts';
import { downloadRows, type FileFormat } from '../stock-files/write-file.ts';

const { texts } = statement;
const words = statementFile.texts;

const heads: readonly Message[] = [
  words.number,
  texts.date,
  texts.entry,
  words.order,
  words.reference,
  words.note,
  texts.debit,
  texts.credit,
  words.tax,
  texts.balance,
];

const toman = (rials: number): TableCell => ({ kind: 'number', value: rialsToToman(rials) });

function rowOf(entry: LedgerEntry, locale: Locale): TableCell[] {
  return [
    { kind: 'number', value: entry.number },
    textCell(pick(instantText(entry.at), locale)),
    textCell(withoutIsolates(pick(entryWords(entry), locale))),
    textCell(entry.order?.number ?? ''),
    textCell(entry.reference),
    textCell(entry.note),
    toman(entry.debit),
    toman(entry.credit),
    toman(entry.tax),
    toman(entry.balance),
  ];
}

/** The rows of a statement for a spreadsheet: heads, opening balance, entries; in toman. */
export function statementRows({ entries, period }: LedgerAnswer, locale: Locale): TableCell[][] {
  const nothing: TableCell = { kind: 'nothing' };
  const opening = [nothing, nothing, textCell(pick(texts.opening, locale))];
  return [
    heads.map((head) => textCell(pick(head, locale))),
    [...opening, ...Array.from({ length: 6 }, () => nothing), toman(period.opening)],
    ...entries.map((entry) => rowOf(entry, locale)),
  ];
}

/** Downloads a statement as a file, in the language of the panel. */
export function downloadStatement(answer: LedgerAnswer, format: FileFormat): void {
  downloadRows('statement', format, statementRows(answer, $locale.get()));
}
