import { longestRecord, quoteField, writeRecord } from './records.ts';

/** Private label under which a long text continues: `PATIENT`, then `_PATIENT`. */
export function continuationOf(label: string): string {
  return `_${label}`;
}

/** Replaces line breaks and other control characters, which a record cannot hold, with spaces. */
export function plainText(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}

/**
 * Writes a text on the given sides, over several records if needed; `beside` is written once, on the other sides. A
 * missing text writes nothing; for lines that may be empty use `writeLines`.
 */
export function writeText(
  label: string,
  text: string,
  sides: readonly boolean[] = [true],
  beside = '',
): string[] {
  return text === '' ? [] : writeChunks(label, plainText(text), sides, beside);
}

/** Writes each line of a text as a record with its continuations. */
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
  return cut(text, room).map((chunk, index) => {
    const name = index === 0 ? label : continuationOf(label);
    return writeRecord(
      name,
      sides.map((isWritten) => (isWritten ? quoteField(chunk) : index === 0 ? beside : '')),
    );
  });
}

/** Cuts a text into chunks of at most `room` bytes, never within a character; an empty text is one empty chunk. */
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

/** Bytes of a character in UTF-8; quotes are doubled. */
function bytesOf(character: string): number {
  if (character === '"') return 2;
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
