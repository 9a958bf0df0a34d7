import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeWorkbook } from '../../../src/domain/spreadsheet/write.ts';
import { readTable, type TableReading } from '../../../src/domain/table-file/read-table.ts';
import { writeTable } from '../../../src/domain/table-file/write-table.ts';
import { csvFile } from '../../../src/stores/stock-files/csv-file.ts';
import { readTableFile } from '../../../src/stores/stock-files/table-file.ts';
import { packWorkbook } from '../../../src/stores/stock-files/table-workbook.ts';
import { type Thing, thingColumns } from './things.ts';

function readAll(cells: readonly (readonly string[])[]): TableReading<Thing> {
  const reading = readTable(thingColumns, cells);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

function valuesOf(reading: TableReading<Thing>) {
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading));
  expect(reading.faults).toEqual([]);
  return reading.rows.map(({ value }) => value);
}

const bytesOf = {
  csv: async (things: Thing[], language: 'fa' | 'en') =>
    new Uint8Array(await csvFile(writeTable(thingColumns, things, language)).arrayBuffer()),
  xlsx: async (things: Thing[], language: 'fa' | 'en') =>
    packWorkbook(writeWorkbook(writeTable(thingColumns, things, language))),
};

async function through(format: 'csv' | 'xlsx', things: Thing[], language: 'fa' | 'en') {
  const rows = readTableFile(await bytesOf[format](things, language));
  return rows.kind === 'rows' ? readAll(rows.rows) : undefined;
}

/** Excludes the other separators, as the most frequent one would be detected. */
const letters = fc.string({
  unit: fc.constantFrom(...'=+-@\'",abکدی۱2 .'.split('')),
  maxLength: 20,
});
const text = letters.map((typed) => typed.trim());
const thing: fc.Arbitrary<Thing> = fc.record({
  code: text.filter((typed) => typed !== ''),
  note: text,
  pieces: fc.integer({ min: 0, max: 10_000 }),
  price: fc.option(fc.integer({ min: 0, max: 100_000_000 }).map((toman) => toman * 10)),
  from: fc.constantFrom('2026-11-22', '2028-02-29', '2000-01-01'),
  kind: fc.constantFrom('clear', 'tinted'),
});

describe('written tables are read back the same', () => {
  test.each(['csv', 'xlsx'] as const)('as %s, with headings of either language', async (format) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(thing, { minLength: 1, maxLength: 8 }),
        fc.constantFrom('fa' as const, 'en' as const),
        async (things, language) => {
          const read = await through(format, things, language);
          expect(read && valuesOf(read)).toEqual(things);
        },
      ),
      { numRuns: 150 },
    );
  });
});

const heading = ['code', 'Pieces', 'از روز', 'Kind', 'Price (toman)'];
const good = ['A', '۱۲', '2026-11-22', 'CLEAR', '۱٬۲۵۰'];

describe('a file', () => {
  test('is read by keys and headings of both languages, in any order, below a title', () => {
    expect(valuesOf(readAll([['Prices of the lab'], [], heading, good, ['', '']]))).toEqual([
      { code: 'A', note: '', pieces: 12, from: '2026-11-22', kind: 'clear', price: 12_500 },
    ]);
  });

  test.each([
    ['a missing code', [' ', '1', '2026-11-22', 'clear', ''], 'code', 'missing'],
    ['words instead of a number', ['A', 'many', '2026-11-22', 'clear', ''], 'pieces', 'notANumber'],
    ['half a piece', ['A', '1.5', '2026-11-22', 'clear', ''], 'pieces', 'notANumber'],
    ['a negative number', ['A', '-1', '2026-11-22', 'clear', ''], 'pieces', 'outOfRange'],
    ['a negative price', ['A', '1', '2026-11-22', 'clear', '-1'], 'price', 'notANumber'],
    ['a date that does not exist', ['A', '1', '2026-02-30', 'clear', ''], 'from', 'notADay'],
    ['an unknown word', ['A', '1', '2026-11-22', 'blue', ''], 'kind', 'unknown'],
    ['a long text', ['A'.repeat(21), '1', '2026-11-22', 'clear', ''], 'code', 'tooLong'],
    ['a short row', ['A'], 'pieces', 'missing'],
  ])('%s is reported with its row, and the other rows are read', (_, row, column, fault) => {
    const read = readAll([heading, good, row]);
    if (read.kind !== 'read') throw new Error(read.kind);
    expect(read.rows.map((each) => each.row)).toEqual([2]);
    expect(read.faults[0]).toMatchObject({ row: 3, column, fault });
  });

  test.each([
    ['nothing', [[''], [' ']], { reason: 'empty' }],
    ['no headings', [['1', '2']], { reason: 'noHeader' }],
    ['a missing required column', [['Code', 'Note']], { reason: 'noHeader', missing: ['pieces'] }],
    [
      'a repeated heading',
      [
        ['Code', 'Pieces', 'تعداد'],
        ['A', '1', '2'],
      ],
      { reason: 'headingTwice' },
    ],
    ['more rows than allowed', Array(50_002).fill(good), { reason: 'tooManyRows' }],
  ])('%s is refused', (_, rows, refusal) => {
    expect(readAll(rows)).toMatchObject({ kind: 'refused', ...refusal });
  });

  test('of 50,000 rows yields to the page at least every 500', () => {
    const reading = readTable(thingColumns, [heading, ...Array(50_000).fill(good)]);
    const done: number[] = [];
    for (let step = reading.next(); !step.done; step = reading.next()) done.push(step.value);
    expect(done.length).toBe(100);
    expect(done[0]).toBeLessThanOrEqual(500);
  });
});
