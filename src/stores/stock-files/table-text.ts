import Papa from 'papaparse';
import type { FileRows } from './file-rows.ts';

/** Byte order marks of the Unicode encodings. */
const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** Decodes a file as Unicode, else as Windows-1256, which Persian Windows uses. Null if it is not text. */
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

/** A first row of quoted cells, as in the panel's own lists; captures the separator. */
const quotedRow = /^"(?:[^"]|"")*"(?:([,;\t|،])"(?:[^"]|"")*"(?:\1"(?:[^"]|"")*")*)\r?\n/;

/** Reads rows of a text with cells separated by commas, semicolons, tabs or bars. */
export function readText(bytes: Uint8Array, most: number): FileRows {
  const text = decode(bytes);
  if (text === null) return { kind: 'refused', reason: 'notATable' };
  const { data, errors } = Papa.parse<string[]>(text, {
    // The separator of quoted cells is certain; characters inside cells could mislead the guess made for an empty one.
    delimiter: quotedRow.exec(text)?.[1] ?? '',
    delimitersToGuess: [',', ';', '\t', '|', '،'],
    // One more than allowed, to detect too many rows.
    preview: most + 1,
  });
  // An unclosed quotation mark swallows all following rows.
  if (errors.some(({ type }) => type === 'Quotes')) return { kind: 'refused', reason: 'quotes' };
  return { kind: 'rows', rows: data };
}
