import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { writeWorkbook } from '../../../src/domain/spreadsheet/write.ts';
import {
  mostFileBytes,
  mostTableRows,
  readStockTable,
} from '../../../src/domain/stock-table/table.ts';
import { gridTable, listTable, writeCsv } from '../../../src/domain/stock-table/write.ts';
import { readTableFile } from '../../../src/stores/stock-files/table-file.ts';
import { packWorkbook } from '../../../src/stores/stock-files/table-workbook.ts';
import { chart, lenses } from '../../fixtures/power-grid.ts';

const screen = { lenses, lens: 'hmc-156', diameter: 650, unit: 'pieces' } as const;

function readOrder(bytes: Uint8Array) {
  const read = readTableFile(bytes);
  return read.kind === 'refused' ? read : readStockTable(read.rows, screen);
}

function takenFrom(bytes: Uint8Array) {
  const reading = readOrder(bytes);
  if (reading.kind === 'refused') throw new Error(reading.reason);
  const { lines, problems } = reading;
  return {
    lines: lines.map(({ diameter, sphere, cylinder, pieces }) => {
      return [diameter, sphere, cylinder, pieces];
    }),
    problems: problems.map(({ row, column, reason }) => [row, column, reason]),
  };
}

const list = 'SPH,CYL,Pieces\r\n-2.00,-0.50,4\r\n+1.25,0.00,2\r\n';
const ofList = [
  [650, -200, -50, 4],
  [650, 125, 0, 2],
];
const inUtf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

describe('a CSV file', () => {
  it.each([
    ['with commas', strToU8(list)],
    ['with a byte order mark', strToU8(`\ufeff${list}`)],
    ['with semicolons', strToU8(list.replaceAll(',', ';'))],
    ['with decimal commas', strToU8(list.replaceAll(',', ';').replaceAll('.', ','))],
    ['with tabs, as Excel calls Unicode text', inUtf16(list.replaceAll(',', '\t'))],
    ['with quotation marks', strToU8(list.replace('-2.00', '"-2.00"'))],
    ['in Persian', strToU8('اسفر,سیلندر,تعداد\n۲٫۰۰-,-۰٫۵۰,۴\n+۱٫۲۵,۰,۲')],
  ])('is read %s', (_, bytes) => {
    expect(takenFrom(bytes)).toEqual({ lines: ofList, problems: [] });
  });

  it('is read in the encoding of Persian Windows', () => {
    const letters: Record<string, number> = { ا: 0xc7, س: 0xd3, ف: 0xdd, ر: 0xd1 };
    const sphere = Array.from('اسفر', (letter) => letters[letter] ?? 0);
    const bytes = Uint8Array.from([...sphere, ...strToU8(',CYL,Pieces\n-2.00,-0.50,4\n+1.25,0,2')]);
    expect(takenFrom(bytes).lines).toEqual(ofList);
  });
});

/** A workbook archive with this sheet, and other parts replaced. */
function workbook(sheet: string, parts: Record<string, string> = {}): Uint8Array {
  const plain = writeWorkbook([]);
  const bytes = Object.entries({ ...plain, 'xl/worksheets/sheet1.xml': sheet, ...parts });
  return zipSync(Object.fromEntries(bytes.map(([path, xml]) => [path, strToU8(xml)])));
}

const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const texts = (...cells: string[]) =>
  cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
const heading = `<row>${texts('SPH', 'CYL', 'Pieces')}</row>`;

describe('an Excel workbook', () => {
  it('written by another program is read, its formulas reported', async () => {
    const bytes = await readFile(new URL('../../fixtures/stock-list.xlsx', import.meta.url));
    expect(takenFrom(new Uint8Array(bytes))).toEqual({
      lines: [
        [650, -200, -50, 4],
        [650, -175, 0, 2],
        [650, 125, -25, 2],
        [650, -300, -50, 8],
      ],
      problems: [[6, 5, 'formula']],
    });
  });

  it('may prefix its names, leave out cells and share texts', () => {
    const sheet = `<x:worksheet><x:row r="3"><x:c r="B3" t="s"><x:v>0</x:v></x:c><x:c r="D3" t="s"><x:v>1</x:v></x:c><x:c r="E3" t="s"><x:v>2</x:v></x:c></x:row><x:row r="9"><x:c r="B9"><x:v>-2</x:v></x:c><x:c r="E9"><x:v>4</x:v></x:c></x:row></x:worksheet>`;
    const shared =
      '<sst><si><t>SPH</t></si><si><r><t>C</t></r><r><t>YL</t></r></si><si><t>&#80;ieces</t></si></sst>';
    const bytes = workbook(sheet, { 'xl/sharedStrings.xml': shared });
    expect(takenFrom(bytes)).toEqual({ lines: [[650, -200, 0, 4]], problems: [] });
  });

  it.each(['list', 'grid'] as const)('is read back as written, as a %s', (form) => {
    const powers = fc.uniqueArray(
      fc.record({
        sphere: fc.integer({ min: -24, max: 20 }).map((step) => step * 25 + 0),
        cylinder: fc.integer({ min: -12, max: 0 }).map((step) => step * 25 + 0),
      }),
      { selector: ({ sphere, cylinder }) => `${sphere} ${cylinder}`, minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(powers, (cells) => {
        const lines = cells.map((cell, index) => {
          return { lens: 'hmc-156', diameter: 650, ...cell, pieces: index + 1 };
        });
        const table =
          form === 'list' ? listTable(lines, lenses, 'fa') : gridTable(lines, 'hmc-156', chart);
        const key = ([, sphere = 0, cylinder = 0]: number[]) => sphere * 1000 + cylinder;
        const sorted = (read: number[][]) => read.sort((one, other) => key(one) - key(other));
        const expected = lines.map(({ diameter, sphere, cylinder, pieces }) => {
          return [diameter, sphere, cylinder, pieces];
        });
        for (const bytes of [packWorkbook(writeWorkbook(table)), strToU8(writeCsv(table))]) {
          const { lines: read, problems } = takenFrom(bytes);
          expect(problems).toEqual([]);
          expect(sorted(read)).toEqual(sorted(expected));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('never contains formulas that a spreadsheet would run', () => {
    const parts = writeWorkbook([[{ kind: 'text', text: '=HYPERLINK("x")&<b>' }]]);
    const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
    expect(sheet).toContain(
      't="inlineStr"><is><t xml:space="preserve">=HYPERLINK("x")&amp;&lt;b&gt;',
    );
    expect(sheet).not.toContain('<f>');
  });
});

describe('a bad file adds nothing', () => {
  const row = (text: string) => strToU8(`SPH,CYL,Pieces\n${text}\n`);
  const manyRows = 'x\n'.repeat(mostTableRows + 1);
  const bomb = () => workbook(sheetOf(' '.repeat(60_000_000)));
  const broken = `<worksheet>${heading}<row><c><v>-1</v></c>`;
  it.each([
    ['empty', () => new Uint8Array(), 'empty'],
    ['of blanks', () => strToU8(' \n,,\n'), 'empty'],
    ['without headings', () => strToU8('name,phone\na,b\n'), 'noHeader'],
    ['of 20 MB', () => new Uint8Array(20_000_000), 'tooLarge'],
    ['just over the limit', () => new Uint8Array(mostFileBytes + 1), 'tooLarge'],
    ['of too many rows', () => strToU8(manyRows), 'tooManyRows'],
    ['a picture', () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), 'notATable'],
    ['an old workbook', () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'oldExcel'],
    ['with an open quotation mark', () => row('"-1,0,2\n-2,0,2'), 'quotes'],
    ['an archive of something else', () => zipSync({ 'a.txt': strToU8('a') }), 'notATable'],
    ['a truncated archive', () => workbook(sheetOf(heading)).subarray(0, 300), 'notATable'],
    ['a truncated sheet', () => workbook(broken), 'notATable'],
    ['a bomb', bomb, 'tooLarge'],
    [
      'of a row a million down',
      () => workbook(sheetOf(`${heading}<row r="1000000"><c><v>1</v></c></row>`)),
      'tooManyRows',
    ],
  ])('%s', (_, bytes, reason) => {
    expect(readOrder(bytes())).toEqual({ kind: 'refused', reason });
  });

  it.each([
    ['letters', 'abc,-0.50,2', 'notAPower'],
    ['1e9', '-1.00,0,1e9', 'notACount'],
    ['a milliard', '-1.00,0,1000000000', 'tooMany'],
    ['negative', '-1.00,0,-2', 'negative'],
    ['NaN', '-1.00,0,NaN', 'notACount'],
    ['a formula', '-1.00,0,=2+2', 'formula'],
  ])('with only %s in its row', (_, text, reason) => {
    expect(readOrder(row(text))).toMatchObject({ lines: [], problems: [{ row: 2, reason }] });
  });

  it.each([
    ['1e9', '<c><v>1e9</v></c>', 'tooMany'],
    ['an error', '<c t="e"><v>#N/A</v></c>', 'notACount'],
    ['a formula', '<c><f>2+2</f><v>4</v></c>', 'formula'],
    ['a shared formula', '<c><f t="shared" si="0"/><v>4</v></c>', 'formula'],
  ])('with only %s in the row of its sheet', (_, cell, reason) => {
    const bytes = workbook(sheetOf(`${heading}<row><c><v>-1</v></c><c/>${cell}</row>`));
    expect(readOrder(bytes)).toMatchObject({ lines: [], problems: [{ row: 2, reason }] });
  });

  it('regardless of its bytes, and never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (bytes, isArchive) => {
        const file = isArchive ? Uint8Array.from([0x50, 0x4b, 3, 4, ...bytes]) : bytes;
        expect(readOrder(file)).toMatchObject({ kind: 'refused' });
      }),
      { numRuns: 500 },
    );
  });
});
