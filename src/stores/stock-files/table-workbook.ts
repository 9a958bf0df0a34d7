import { strFromU8, strToU8, type UnzipFileInfo, unzipSync, zipSync } from 'fflate';
import { firstSheetPath } from '../../domain/spreadsheet/find-sheet.ts';
import { readSheet } from '../../domain/spreadsheet/read-sheet.ts';
import type { FileRows } from './file-rows.ts';

/** Limit of unpacked bytes, far above a list of every power of every lens. */
const mostUnpacked = 40_000_000;

/** Unpacks the wanted entries; null if they exceed the limit together. */
function unpack(archive: Uint8Array, isWanted: (name: string) => boolean) {
  let room = mostUnpacked;
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    if (!isWanted(name)) return false;
    room -= originalSize;
    return room >= 0;
  };
  // An entry is cut off at its declared size, so a false one cannot exceed the limit.
  const parts = unzipSync(archive, { filter });
  if (room < 0) return null;
  return (name: string) => (parts[name] ? strFromU8(parts[name]) : '');
}

/** Rows of a workbook's first sheet. */
function readFirstSheet(archive: Uint8Array, most: number): FileRows {
  const index = unpack(archive, (name) => /^xl\/(_rels\/)?workbook\.xml(\.rels)?$/.test(name));
  if (!index) return { kind: 'refused', reason: 'tooLarge' };
  const path = firstSheetPath(index('xl/workbook.xml'), index('xl/_rels/workbook.xml.rels'));
  if (path === null) return { kind: 'refused', reason: 'notATable' };
  const shared = ['xl/sharedStrings.xml', 'xl/styles.xml'];
  const part = unpack(archive, (name) => name === path || shared.includes(name));
  if (!part) return { kind: 'refused', reason: 'tooLarge' };
  const [sharedStrings, styles] = shared.map(part);
  const rows = readSheet(
    { sheet: part(path), sharedStrings: sharedStrings ?? '', styles: styles ?? '' },
    { rows: most, columns: 256 },
  );
  if (rows === 'beyond') return { kind: 'refused', reason: 'tooManyRows' };
  return rows ? { kind: 'rows', rows } : { kind: 'refused', reason: 'notATable' };
}

/** Rows of the first sheet of an Excel workbook (`.xlsx`). */
export function readWorkbook(archive: Uint8Array, most: number): FileRows {
  try {
    return readFirstSheet(archive, most);
  } catch {
    // The archive is damaged or not an archive.
    return { kind: 'refused', reason: 'notATable' };
  }
}

export function packWorkbook(parts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const bytes = Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(bytes)));
}
