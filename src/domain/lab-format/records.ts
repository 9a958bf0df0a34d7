/** A record of a lab text file, `LABEL=field;field` (Data Communication Standard, from public sources). */
export interface LabRecord {
  /**
   * In capitals, without the control characters that devices send around a packet. Empty for a line without a label.
   */
  readonly label: string;
  /** Trimmed and unquoted. An empty field or `?` is a missing value. */
  readonly fields: readonly string[];
  /** The line as read. */
  readonly line: string;
}

/** Maximum bytes of a record in UTF-8, including CR LF. */
export const longestRecord = 80;

/** Reads all lines that are not blank, ended by LF, CR LF or CR. Never refuses a line. */
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
  const text = line.slice(sign + 1).replace(/\p{Cc}+$/u, '');
  return { label: readLabel(line.slice(0, sign)), fields: readFields(text), line };
}

/** Writers differ in case, and transmissions put control and format characters before a label. */
function readLabel(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .toUpperCase();
}

/** A field up to its separator: plain, or quoted with doubled quotes. */
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

/** Writes a record without a line end. Fields are written as given: pass text through `quoteField` first. */
export function writeRecord(label: string, fields: readonly string[]): string {
  return `${label}=${fields.join(';')}`;
}

/** Quotes a text that would otherwise read back differently: with separators, quotes, outer spaces, or only `?`. */
export function quoteField(text: string): string {
  const isPlain = text === text.trim() && text !== '?' && !/[;,"]/.test(text);
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}

/** Joins records, each ended by CR LF. */
export function joinRecords(records: readonly string[]): string {
  return records.map((record) => `${record}\r\n`).join('');
}

/** A record with one field; none if the value is missing. */
export function singleRecord(label: string, text: string): string[] {
  return presentRecord(label, [text]);
}

/** A record with several fields; none if all are missing. */
export function presentRecord(label: string, texts: readonly string[]): string[] {
  return texts.every((text) => text === '') ? [] : [writeRecord(label, texts)];
}
