import Papa from 'papaparse';
import { mostTableRows } from '../../domain/stock-table/table.ts';
import type { FileRows } from './file-rows.ts';

/** Bytes that open a text in one of the writings of Unicode. */
const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** Text of a file: Unicode, or else as Persian Windows writes it. Null for what is no text. */
function decode(bytes: Uint8Array): string | null {
  const mark = marks.find((each) => each.bytes.every((byte, index) => bytes[index] === byte));
  const text = mark ? new TextDecoder(mark.encoding).decode(bytes) : decodeUnmarked(bytes);
  return text.includes('\0') ? null : text;
}

function decodeUnmarked(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}

/** Rows of a text whose cells are parted by commas, semicolons, tabs or bars. */
export function readText(bytes: Uint8Array): FileRows {
  const text = decode(bytes);
  if (text === null) return { kind: 'refused', reason: 'notATable' };
  const { data, errors } = Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t', '|', '،'],
    // One more than can be taken, so that too many are seen to be too many.
    preview: mostTableRows + 1,
  });
  // A quotation mark that is never closed swallows every row behind it.
  if (errors.some(({ type }) => type === 'Quotes')) return { kind: 'refused', reason: 'quotes' };
  return { kind: 'rows', rows: data };
}
