import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unescapeText } from '../../../src/domain/spreadsheet/escaped-text.ts';
import { writeWorkbook } from '../../../src/domain/spreadsheet/write.ts';
import { type TableCell, writeCsv } from '../../../src/domain/stock-table/write.ts';
import { textCells } from '../../../src/domain/table-file/cells.ts';
import { withoutInvalidXml } from '../../../src/domain/vocabulary/xml-text.ts';
import { readTableFile } from '../../../src/stores/stock-files/table-file.ts';
import { packWorkbook } from '../../../src/stores/stock-files/table-workbook.ts';

const text = (words: string): TableCell => ({ kind: 'text', text: words });
const sheetOf = (words: string) => writeWorkbook([[text(words)]])['xl/worksheets/sheet1.xml'] ?? '';

function readBack(bytes: Uint8Array) {
  const read = readTableFile(bytes);
  if (read.kind === 'refused') throw new Error(read.reason);
  return read.rows;
}
const asWorkbook = (rows: TableCell[][]) => readBack(packWorkbook(writeWorkbook(rows)));
const asCsv = (rows: TableCell[][]) =>
  readBack(new TextEncoder().encode(`\ufeff${writeCsv(rows)}`));

describe('characters that XML does not allow are dropped', () => {
  it.each([
    ['NUL', 'a\0b'],
    ['a bell', 'a\x07b'],
    ['a backspace', 'a\bb'],
    ['a vertical tab', 'a\vb'],
    ['a form feed', 'a\fb'],
    ['an escape', 'a\x1bb'],
    ['a unit separator', 'a\x1fb'],
    ['U+FFFE', 'a\ufffeb'],
    ['U+FFFF', 'a\uffffb'],
    ['a first half of a pair', 'a\ud83db'],
    ['a second half of a pair', 'a\ude00b'],
    ['halves in the wrong order', 'a\ude00\ud83db'],
    ['several', '\0a\ufffe\uffff\ud800b\x01'],
  ])('%s', (_, words) => {
    expect(sheetOf(words)).toContain('>ab</t>');
    expect(asWorkbook([[text(words)]])).toEqual([['ab']]);
  });

  it.each([
    '😀',
    '𝕏',
    '\u{1ffff}',
    'پ\u200cژ',
    '\u00a0',
    '\u2028',
    '\ufffd',
    '\x7f',
    '\x85',
    '\t',
    '\n',
  ])('but allowed ones are kept: %j', (words) =>
    expect(asWorkbook([[text(`a${words}b`)]])).toEqual([[`a${words}b`]]),
  );
});

describe('character codes in a workbook', () => {
  it.each(['_x000D_', '_x0041_', 'a_x005F_b', '_x005F_x0041_', '__x00e9__', '_x0000_', 'a\rb'])(
    'that are written as text stay text: %j',
    (words) => expect(asWorkbook([[text(words)]])).toEqual([[words]]),
  );

  it.each([
    ['_x0041_', 'A'],
    ['a_x000D_\nb', 'a\r\nb'],
    ['_x005F_x0041_', '_x0041_'],
    ['_x41_', '_x41_'],
    ['_X0041_', '_X0041_'],
    ['x0041_', 'x0041_'],
  ])('that other programs wrote are read: %s', (stored, words) =>
    expect(unescapeText(stored)).toBe(words),
  );
});

describe('a CSV', () => {
  it.each([
    ['a;=1+1', '"a;=1+1"'],
    ['a;+1', '"a;+1"'],
    ['a;-1;@b', '"a;-1;@b"'],
    ['a\t=1', '"a\t=1"'],
    ['a|=1', '"a|=1"'],
    ['a\n=1+1', '"a\n=1+1"'],
    ['a,=1', '"a,=1"'],
    ['a، b', '"a، b"'],
    ['plain', '"plain"'],
    ['"quoted"', '"""quoted"""'],
    ['";=1+1', '""";=1+1"'],
    ['=1+1', `"'=1+1"`],
    ['+98 21', `"'+98 21"`],
    ['-2.00', `"'-2.00"`],
    ['@home', `"'@home"`],
    ['', ''],
  ])('quotes every text: %j', (words, written) => {
    expect(writeCsv([[text(words)]])).toBe(`${written}\r\n`);
  });

  it('leaves numbers, powers and days bare', () => {
    const row: TableCell[] = [
      { kind: 'number', value: 12.5 },
      { kind: 'power', hundredths: -200 },
      { kind: 'day', day: '2026-11-25' },
      { kind: 'nothing' },
    ];
    expect(writeCsv([row])).toBe('12.5,-2.00,2026-11-25,\r\n');
  });
});

describe('written files are read back the same', () => {
  const cells = textCells({ most: 400 });
  const signs = [
    '=',
    '+',
    '-',
    '@',
    "'",
    '"',
    ';',
    ',',
    '|',
    '\t',
    '\r',
    '\n',
    '\r\n',
    '،',
    '<',
    '&',
  ];
  const nasty = fc.constantFrom(
    ...signs,
    ']]>',
    '_x0041_',
    '\ufffe',
    '\0',
    '\ud800',
    'نام',
    '۱۲',
    '12',
    ' ',
  );
  const part = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 4 }));
  const word = fc
    .array(part, { maxLength: 8 })
    .map((parts) => withoutInvalidXml(parts.join('')).trim());
  const tables = fc.integer({ min: 2, max: 5 }).chain((width) => {
    const row = fc.array(word, { minLength: width, maxLength: width });
    return fc.array(row, { minLength: 1, maxLength: 6 });
  });

  /** A file like the panel's: headings, then texts. */
  const written = (rows: string[][]): TableCell[][] => [
    (rows[0] ?? []).map((_, index) => text(`Column ${index + 1}`)),
    ...rows.map((row) => row.map((each) => cells.write(each))),
  ];

  it.each([
    ['workbook', asWorkbook],
    ['CSV', asCsv],
  ])('as a %s', (_, through) => {
    fc.assert(
      fc.property(tables, (rows) => {
        const back = through(written(rows));
        const read = rows.map((row, down) =>
          row.map((__, across) => cells.read(back[down + 1]?.[across] ?? '')),
        );
        expect(read).toEqual(rows.map((row) => row.map((value) => ({ value }))));
      }),
      { numRuns: 1000 },
    );
  });
});
