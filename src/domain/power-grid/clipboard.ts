import { type StockUnit, writePieces } from '../shelf/pieces.ts';
import { latinDigits } from '../typed/characters.ts';
import { piecesOf, type StockSheet } from './cells.ts';
import { type GridEdit, readTyped } from './edits.ts';
import { type GridRange, type GridSelection, isSingle, positionsIn, rangeOf } from './selection.ts';
import { type CellPosition, cellAt, type GridWindow } from './window.ts';

/** A quoted cell may contain tabs and line breaks; a doubled quote stands for one quote. */
const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;

/**
 * Reads a spreadsheet's clipboard text: cells separated by tabs, rows by any line end. The final line end does not
 * start a row.
 */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  cell.lastIndex = 0;
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (!match) break;
    const [, quoted, plain = '', end] = match;
    row.push(latinDigits(quoted?.replaceAll('""', '"') ?? plain));
    if (end === '\t') continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push([...row, '']);
  return rows;
}

/** Whether a block contains only counts; otherwise it may have headings. */
export function isPlainBlock(block: readonly (readonly string[])[]): boolean {
  return block.every((row) => row.every((text) => /^\s*\d*\s*$/.test(text)));
}

/** Pastes a block from the top left corner of the selection. A single cell fills the whole selection. */
export function pasteBlock(
  window: GridWindow,
  selection: GridSelection,
  block: readonly (readonly string[])[],
  unit: StockUnit,
): GridEdit {
  const range = rangeOf(selection);
  const [alone] = block.length === 1 && block[0]?.length === 1 ? block[0] : [];
  const texts =
    alone !== undefined && !isSingle(selection)
      ? positionsIn(range).map((position) => ({ position, text: alone }))
      : blockAt({ row: range.top, column: range.first }, block);
  return readTyped(window, texts, unit);
}

function blockAt(corner: CellPosition, block: readonly (readonly string[])[]) {
  return block.flatMap((texts, down) =>
    texts.map((text, across) => ({
      position: { row: corner.row + down, column: corner.column + across },
      text,
    })),
  );
}

/** Copies a range for spreadsheets: tabs, line ends, Latin digits; empty cells stay empty. */
export function copyBlock(
  window: GridWindow,
  range: GridRange,
  sheet: StockSheet,
  unit: StockUnit,
): string {
  const rows: string[][] = [];
  for (const position of positionsIn(range)) {
    const at = cellAt(window, position);
    const row = rows[position.row - range.top] ?? [];
    row.push(at ? writePieces(piecesOf(sheet, at), unit) : '');
    rows[position.row - range.top] = row;
  }
  return rows.map((row) => row.join('\t')).join('\r\n');
}
