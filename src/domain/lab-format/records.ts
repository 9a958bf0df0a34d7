/** A record of a text file of the lab trade, `LABEL=field;field` (Data Communication Standard, by public sources). */
export interface LabRecord {
  /** Empty for a line that has none. */
  readonly label: string;
  /** Trimmed and without quotes; an empty field is a missing value, as is `?`. */
  readonly fields: readonly string[];
  /** The line as it came. */
  readonly line: string;
}

/** Most bytes of a record in UTF-8, its CR LF included. */
export const longestRecord = 80;

/** Most characters of a label. */
export const longestLabel = 12;

/** Reads every line that is not blank; ended LF, CR LF or CR. Never refuses anything. */
export function readRecords(text: string): LabRecord[] {
  const records: LabRecord[] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (line.trim() !== '') records.push(readRecord(line));
  }
  return records;
}

function readRecord(line: string): LabRecord {
  const sign = line.indexOf('=');
  if (sign < 0) return { label: '', fields: [], line };
  return { label: line.slice(0, sign).trim(), fields: readFields(line.slice(sign + 1)), line };
}

/** A field, up to the separator that ends it: quoted, with its quotes doubled, or plain. */
const field = /\s*(?:"((?:[^"]|"")*)"?([^;]*)|([^;]*))(;|$)/y;

function readFields(text: string): string[] {
  const fields: string[] = [];
  field.lastIndex = 0;
  for (;;) {
    const found = field.exec(text);
    if (!found) return fields;
    const [, quoted, after = '', plain = '', separator] = found;
    fields.push(quoted === undefined ? known(plain.trim()) : unquote(quoted) + after.trim());
    if (separator !== ';') return fields;
  }
}

function known(plain: string): string {
  return plain === '?' ? '' : plain;
}

function unquote(quoted: string): string {
  return quoted.replaceAll('""', '"');
}

/** Writes a record without its end. Fields are written as they are: text goes through `quoteField` first. */
export function writeRecord(label: string, fields: readonly string[]): string {
  return `${label}=${fields.join(';')}`;
}

/** Quotes a text where it would not come back as it is: separators, quotes, outer spaces, a lone `?`. */
export function quoteField(text: string): string {
  const isPlain = text === text.trim() && text !== '?' && !/[;,"]/.test(text);
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}

/** Ends every record CR LF. */
export function joinRecords(records: readonly string[]): string {
  return records.map((record) => `${record}\r\n`).join('');
}
