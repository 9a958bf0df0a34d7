import { type LabRecord, longestRecord, quoteField, writeRecord } from './records.ts';

/** What a text longer than a record goes on under, in private records: `PATIENT`, then `_PATIENT`. */
export function continuationOf(label: string): string {
  return `_${label}`;
}

/** What no record can hold becomes a space: line breaks (other than those of `writeLines`) and other controls. */
export function plainText(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}

/**
 * Writes a text, on as many sides as asked, over as many records as it takes; `beside` stands on the other sides, once.
 * A text that is missing writes nothing.
 * What is to be a line of its own even when empty is written by `writeLines`.
 */
export function writeText(
  label: string,
  text: string,
  sides: readonly boolean[] = [true],
  beside = '',
): string[] {
  return text === '' ? [] : writeChunks(label, plainText(text), sides, beside);
}

/** Writes a text of several lines, a record and its continuations each. */
export function writeLines(label: string, text: string): string[] {
  if (text === '') return [];
  return text.split(/\r\n|\n|\r/).flatMap((line) => writeChunks(label, plainText(line), [true]));
}

function writeChunks(
  label: string,
  text: string,
  sides: readonly boolean[],
  beside = '',
): string[] {
  const written = sides.filter(Boolean).length;
  const fixed = continuationOf(label).length + '=\r\n'.length + (sides.length - 1) + beside.length;
  const room = Math.floor((longestRecord - fixed) / written) - '""'.length;
  return cut(text, room).map((chunk, place) => {
    const name = place === 0 ? label : continuationOf(label);
    return writeRecord(
      name,
      sides.map((isWritten) => (isWritten ? quoteField(chunk) : place === 0 ? beside : '')),
    );
  });
}

/** Cuts a text into chunks of so many bytes at most, never within a character; an empty text is one empty chunk. */
function cut(text: string, room: number): string[] {
  const chunks: string[] = [];
  let chunk = '';
  let used = 0;
  for (const character of text) {
    const size = bytesOf(character);
    if (used + size > room) {
      chunks.push(chunk);
      chunk = '';
      used = 0;
    }
    chunk += character;
    used += size;
  }
  return [...chunks, chunk];
}

/** Bytes of a character in UTF-8; a quote is written double. */
function bytesOf(character: string): number {
  if (character === '"') return 2;
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** The texts under a label with their continuations, one for each time it stands, by the field they stand in. */
export function readTexts(records: readonly LabRecord[], label: string, place = 0): string[] {
  const texts: string[] = [];
  for (const record of records) {
    const text = plainText(record.fields[place] ?? '');
    if (record.label === label) texts.push(text);
    if (record.label === continuationOf(label)) texts.push((texts.pop() ?? '') + text);
  }
  return texts;
}
