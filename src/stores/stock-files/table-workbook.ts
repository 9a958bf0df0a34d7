import { strFromU8, strToU8, type UnzipFileInfo, unzipSync, zipSync } from 'fflate';
import { countHidden, withoutHidden } from '../../domain/spreadsheet/hidden-cells.ts';
import { type ReadSheet, readSheet } from '../../domain/spreadsheet/read-sheet.ts';
import {
  isNotable,
  type OtherSheet,
  type WorkbookChoice,
  type WorkbookNotes,
} from '../../domain/spreadsheet/workbook-notes.ts';
import {
  countRows,
  isOf1904,
  listSheets,
  type WorkbookSheet,
} from '../../domain/spreadsheet/workbook-sheets.ts';
import type { FileRows } from './file-rows.ts';

/** Limit of unpacked bytes, far above a list of every power of every lens. */
const mostUnpacked = 40_000_000;

/** Unpacks the wanted entries up to the limit. `left` has the names of those that do not fit. */
function unpackSome(archive: Uint8Array, isWanted: (name: string) => boolean) {
  let room = mostUnpacked;
  const left = new Set<string>();
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    if (!isWanted(name)) return false;
    const fits = originalSize <= room;
    if (fits) room -= originalSize;
    else left.add(name);
    return fits;
  };
  // An entry is cut off at its declared size, so a false one cannot exceed the limit.
  const parts = unzipSync(archive, { filter });
  return { left, part: (name: string) => (parts[name] ? strFromU8(parts[name]) : '') };
}

/** Unpacks the wanted entries; null if together they exceed the limit. */
function unpack(archive: Uint8Array, isWanted: (name: string) => boolean) {
  const { left, part } = unpackSome(archive, isWanted);
  return left.size > 0 ? null : part;
}

/** The given sheets that have content. `rows` is null if a sheet is too large to count. */
function otherSheets(archive: Uint8Array, sheets: readonly WorkbookSheet[]): OtherSheet[] {
  if (sheets.length === 0) return [];
  const paths = sheets.map(({ path }) => path);
  const { left, part } = unpackSome(archive, (name) => paths.includes(name));
  return sheets.flatMap(({ name, path, isHidden }) => {
    const rows = left.has(path) ? null : countRows(part(path));
    return rows === 0 ? [] : [{ name, rows, isHidden }];
  });
}

function rowsOf(sheet: ReadSheet, notes: WorkbookNotes): FileRows {
  const rows = notes.choice === 'taken' ? sheet.rows : withoutHidden(sheet);
  return isNotable(notes) ? { kind: 'rows', rows, notes } : { kind: 'rows', rows };
}

function readSheets(archive: Uint8Array, most: number, choice: WorkbookChoice): FileRows {
  const index = unpack(archive, (name) => /^xl\/(_rels\/)?workbook\.xml(\.rels)?$/.test(name));
  if (!index) return { kind: 'refused', reason: 'tooLarge' };
  const workbook = index('xl/workbook.xml');
  const sheets = listSheets(workbook, index('xl/_rels/workbook.xml.rels'));
  const chosen = sheets.find(({ name, isHidden }) =>
    choice.sheet === undefined ? !isHidden : name === choice.sheet,
  );
  if (!chosen) return { kind: 'refused', reason: 'notATable' };
  const shared = ['xl/sharedStrings.xml', 'xl/styles.xml'];
  const part = unpack(archive, (name) => name === chosen.path || shared.includes(name));
  if (!part) return { kind: 'refused', reason: 'tooLarge' };
  const [sharedStrings = '', styles = ''] = shared.map(part);
  const sheet = readSheet(
    { sheet: part(chosen.path), sharedStrings, styles, is1904: isOf1904(workbook) },
    { rows: most, columns: 256 },
  );
  if (sheet === 'beyond') return { kind: 'refused', reason: 'tooManyRows' };
  if (!sheet) return { kind: 'refused', reason: 'notATable' };
  return rowsOf(sheet, {
    sheet: chosen.name,
    others: otherSheets(
      archive,
      sheets.filter((each) => each !== chosen),
    ),
    hidden: countHidden(sheet),
    choice: choice.hidden ?? null,
  });
}

/** Reads rows of one sheet of an Excel workbook (`.xlsx`), with notes on the rest. */
export function readWorkbook(
  archive: Uint8Array,
  most: number,
  choice: WorkbookChoice = {},
): FileRows {
  try {
    return readSheets(archive, most, choice);
  } catch {
    // The archive is damaged or not an archive.
    return { kind: 'refused', reason: 'notATable' };
  }
}

export function packWorkbook(parts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const bytes = Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(bytes)));
}
