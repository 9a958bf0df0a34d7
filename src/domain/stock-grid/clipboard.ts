import { type StockUnit, writePieces } from '../stock/pieces.ts';
import { latinDigits } from '../typed/digits.ts';
import { piecesOf, type StockSheet } from './cells.ts';
import { type GridEdit, readTyped } from './edits.ts';
import { type GridRange, type GridSelection, isSingle, placesIn, rangeOf } from './selection.ts';
import { cellAt, type GridFrame, type Place } from './window.ts';

/** A cell in quotation marks may hold tabs and line ends; a doubled mark in it stands for one. */
const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;

/**
 * Reads the text a spreadsheet puts on the clipboard: cells parted by tabs, rows by any line end. The line end behind the
 * last row is none of its cells.
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

/** Whether a block holds counts and nothing else; anything more may be a heading. */
export function isPlainBlock(block: readonly (readonly string[])[]): boolean {
  return block.every((row) => row.every((text) => /^\s*\d*\s*$/.test(text)));
}

/** Lays a block over the grid from the range's corner on. One cell alone goes into every cell of the range. */
export function pasteBlock(
  frame: GridFrame,
  selection: GridSelection,
  block: readonly (readonly string[])[],
  unit: StockUnit,
): GridEdit {
  const range = rangeOf(selection);
  const [alone] = block.length === 1 && block[0]?.length === 1 ? block[0] : [];
  const places =
    alone !== undefined && !isSingle(selection)
      ? placesIn(range).map((place) => ({ place, text: alone }))
      : layAt({ row: range.top, column: range.first }, block);
  return readTyped(frame, places, unit);
}

function layAt(corner: Place, block: readonly (readonly string[])[]) {
  return block.flatMap((texts, down) =>
    texts.map((text, across) => ({
      place: { row: corner.row + down, column: corner.column + across },
      text,
    })),
  );
}

/** A range as spreadsheets take it: tabs, line ends, Latin digits; nothing where there is no quantity. */
export function copyBlock(
  frame: GridFrame,
  range: GridRange,
  sheet: StockSheet,
  unit: StockUnit,
): string {
  const rows: string[][] = [];
  for (const place of placesIn(range)) {
    const at = cellAt(frame, place);
    const row = rows[place.row - range.top] ?? [];
    row.push(at ? writePieces(piecesOf(sheet, at), unit) : '');
    rows[place.row - range.top] = row;
  }
  return rows.map((row) => row.join('\t')).join('\r\n');
}
