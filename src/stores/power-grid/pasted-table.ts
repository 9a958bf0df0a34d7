import type { StockLine } from '../../domain/stock/stock.ts';
import {
  readPastedTable,
  type ScreenChoice,
  type TablePlace,
  type TableProblem,
  type TableReading,
} from '../../domain/stock-table/table.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { fileReading, fileRefusals, rowReasons } from '../../i18n/stock-files/stock-files.ts';
import type { NamedRefusal } from './notice.ts';

/** A pasted table with headings, read like a file. */
export type PastedTable = { readonly lines: StockLine[]; readonly refused: NamedRefusal[] };

const nowhere: Message = ['', ''];

const placeName = ({ row, column }: TablePlace) =>
  fill(fileReading.texts.row, { row: countText(row), column: countText(column) });

function problem({ reason, ...at }: TableProblem): NamedRefusal {
  const id = `${at.row} ${at.column}`;
  return { id, where: placeName(at), text: at.text, why: rowReasons.texts[reason] };
}

function whole({ reason, at }: Extract<TableReading, { kind: 'refused' }>): NamedRefusal {
  const where = at ? placeName(at) : nowhere;
  return { id: reason, where, text: at?.text ?? '', why: fileRefusals.texts[reason] };
}

/** Null if the block has no headings, so that only its position says what it means. */
export function readPasted(rows: readonly string[][], screen: ScreenChoice): PastedTable | null {
  const reading = readPastedTable(rows, screen);
  if (reading === null) return null;
  if (reading.kind === 'refused') return { lines: [], refused: [whole(reading)] };
  return { lines: reading.lines, refused: reading.problems.map(problem) };
}
