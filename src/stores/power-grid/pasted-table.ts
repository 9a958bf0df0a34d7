import type { StockLine } from '../../domain/stock/stock.ts';
import {
  readPastedTable,
  type ScreenChoice,
  type TableProblem,
  type TableRefusal,
} from '../../domain/stock-table/table.ts';
import { formatCount } from '../../i18n/language/format-number.ts';
import { fill, inBoth } from '../../i18n/language/message.ts';
import { fileReading, fileRefusals, rowReasons } from '../../i18n/stock-files/stock-files.ts';
import type { ToldRefusal } from './notice.ts';

/** A pasted table with headings, read like a file. */
export type PastedTable = { readonly lines: StockLine[]; readonly refused: ToldRefusal[] };

const counted = (count: number) => inBoth((locale) => formatCount(count, locale));

function problem({ row, column, text, reason }: TableProblem): ToldRefusal {
  const where = fill(fileReading.texts.row, { row: counted(row), column: counted(column) });
  return { id: `${row} ${column}`, where, text, why: rowReasons.texts[reason] };
}

const whole = (reason: TableRefusal): ToldRefusal => {
  return { id: reason, where: ['', ''], text: '', why: fileRefusals.texts[reason] };
};

/** Null if the block has no headings, so that only its position says what it means. */
export function readPasted(rows: readonly string[][], screen: ScreenChoice): PastedTable | null {
  const reading = readPastedTable(rows, screen);
  if (reading === null) return null;
  if (reading.kind === 'refused') return { lines: [], refused: [whole(reading.reason)] };
  return { lines: reading.lines, refused: reading.problems.map(problem) };
}
