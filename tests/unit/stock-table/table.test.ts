import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainBlock, readBlock } from '../../../src/domain/power-grid/clipboard.ts';
import {
  mostTableRows,
  readPastedTable,
  readStockTable,
} from '../../../src/domain/stock-table/table.ts';
import { gridTable, listTable, writeCsv } from '../../../src/domain/stock-table/write.ts';
import { formatPower } from '../../../src/domain/vocabulary/power.ts';
import { chart, lenses } from '../../fixtures/power-grid.ts';

const screen = { lenses, lens: 'hmc-156', diameter: 650, unit: 'pieces' } as const;
const tableOf = (text: string) => text.split('\n').map((row) => row.split('|'));
const read = (text: string) => readStockTable(tableOf(text), screen);

function linesOf(text: string) {
  const reading = read(text);
  if (reading.kind === 'refused') throw new Error(reading.reason);
  return reading.lines.map(({ lens, diameter, sphere, cylinder, pieces }) => {
    return [lens, diameter, sphere, cylinder, pieces];
  });
}

function problemsOf(text: string) {
  const reading = read(text);
  if (reading.kind === 'refused') return reading.reason;
  return reading.problems.map(({ row, column, reason }) => [row, column, reason]);
}

describe('a list', () => {
  it.each([
    ['SPH|CYL|Pieces\n-2.00|-0.50|4', 4],
    ['sphere|Cyl.|QTY\n-2.00|-0.50|4', 4],
    ['اسفر|سیلندر|تعداد\n۲٫۰۰-|-۰٫۵۰|۴', 4],
    ['نمره|سيلندر|جفت\n-۲٫۰۰|-۰٫۵۰|۲', 4],
    ['Title of the shop\n\n\u200fSPH|CYL|Pairs\n-2|-.5|1.5', 3],
  ])('is recognized by its headings in either language: %j', (text, pieces) => {
    expect(linesOf(text)).toEqual([['hmc-156', 650, -200, -50, pieces]]);
  });

  it('names lens and diameter, or uses those on the screen if it has no columns for them', () => {
    const rows = [
      'Lens|Diameter|SPH|CYL|Pieces',
      'HC|65|-1.00|0|2',
      'HMC 1.56|70|-1.00|0|3',
      'اچ‌ام‌سی ۱٫۵۶|Ø۷۰|-2.00||4',
      'hmc-156|65 mm|+1.00|-0.25|5',
    ];
    expect(linesOf(rows.join('\n'))).toEqual([
      ['hc-156', 650, -100, 0, 2],
      ['hmc-156', 700, -100, 0, 3],
      ['hmc-156', 700, -200, 0, 4],
      ['hmc-156', 650, 100, -25, 5],
    ]);
    expect(linesOf('Lens|SPH|CYL|Pieces\nHC|-1|0|2\nHMC|-1|0|3')).toEqual([
      ['hc-156', 650, -100, 0, 2],
      ['hmc-156', 650, -100, 0, 3],
    ]);
    expect(linesOf('Diameter|SPH|CYL|Pieces\n70|-1|0|2')).toEqual([['hmc-156', 700, -100, 0, 2]]);
  });

  it('adds up a power from several rows, and ignores empty rows and totals', () => {
    expect(linesOf('SPH|CYL|Pieces\n-1|0|2\n\n-1|0|3\n-2|0|0\n-3|0|\nجمع||5')).toEqual([
      ['hmc-156', 650, -100, 0, 5],
    ]);
  });

  it.each([
    ['|-0.50|2', 1, 'sphereMissing'],
    ['abc|-0.50|2', 1, 'notAPower'],
    ['NaN|-0.50|2', 1, 'notAPower'],
    ['=A1|-0.50|2', 1, 'formula'],
    ['2.00|-0.50|2', 1, 'signMissing'],
    ['+2.10|-0.50|2', 1, 'offStep'],
    ['+2.00|0.50|2', 2, 'cylinderSign'],
    ['+2.00|x|2', 2, 'notAPower'],
    ['+20.00|-0.50|2', 1, 'notMade'],
    ['+6.00|-0.50|-2', 3, 'negative'],
    ['+6.00|-0.50|1e9', 3, 'notACount'],
    ['+6.00|-0.50|1000000000', 3, 'tooMany'],
    ['+6.00|-0.50|two', 3, 'notACount'],
    ['+6.00|-0.50|=1+1', 3, 'formula'],
    ['+6.00|-0.50|1.5', 3, 'notACount'],
  ])('says what is wrong with the row %j', (row, column, reason) => {
    expect(problemsOf(`SPH|CYL|Pieces\n+1.00|0|2\n${row}`)).toEqual([[3, column, reason]]);
  });

  it.each([
    ['XYZ||-1|0|2', 1, 'unknownLens'],
    ['HMC|big|-1|0|2', 2, 'diameterMissing'],
    ['HMC|75|-1|0|2', 3, 'notMade'],
  ])('says what is wrong with the lens of %j', (row, column, reason) => {
    expect(problemsOf(`Lens|Diameter|SPH|CYL|Pieces\n${row}`)).toEqual([[2, column, reason]]);
  });

  it('treats powers without a sign as plus only if others have a minus', () => {
    expect(linesOf('SPH|CYL|Pieces\n1.00|0|2\n-1.00|0|2')).toHaveLength(2);
    expect(problemsOf('SPH|CYL|Pieces\n1.00|0|2\n2.00|0|2')).toHaveLength(2);
  });

  it('takes at most the limit of an order for each power', () => {
    expect(problemsOf('SPH|CYL|Pieces\n-1|0|6000\n-1|0|6000')).toEqual([[3, 1, 'tooMany']]);
  });
});

describe('a grid', () => {
  it('has cylinders across and spheres down, and is for the lens on the screen', () => {
    expect(linesOf('SPH/CYL|0.00|-0.50|Total\n-1.00|2||2\n+1.25||3|3\nTotal|2|3|5')).toEqual([
      ['hmc-156', 650, -100, 0, 2],
      ['hmc-156', 650, 125, -50, 3],
    ]);
  });

  it('says what is wrong with each of its cells', () => {
    expect(problemsOf('|0|-0.50|-9.00\n-1|x|2|1\n-8.00||=2|\nabc|1||')).toEqual([
      [2, 2, 'notACount'],
      [2, 4, 'notMade'],
      [3, 3, 'formula'],
      [4, 1, 'notAPower'],
    ]);
  });
});

describe('a table that is not an order', () => {
  it.each([
    ['', 'empty'],
    [' | \n|', 'empty'],
    ['name|phone\na|b', 'noHeader'],
    ['SPH|Pieces\n-1|2', 'noHeader'],
    ['-1.00|-0.50|2', 'noHeader'],
    ['|0|0.25|0.50\n-1|2|2|2', 'cylinderSign'],
    ['SPH|CYL|Pieces', 'nothingOrdered'],
    ['SPH|CYL|Pieces\n-1|0|', 'nothingOrdered'],
  ])('%j is refused: %s', (text, reason) => {
    expect(read(text)).toEqual({ kind: 'refused', reason });
  });

  it('is refused if it is longer than any order', () => {
    const rows = Array.from({ length: mostTableRows + 1 }, () => ['-1']);
    expect(readStockTable(rows, screen)).toEqual({ kind: 'refused', reason: 'tooManyRows' });
  });
});

describe('a written table', () => {
  const cells = fc.uniqueArray(
    fc.record({
      sphere: fc.integer({ min: -24, max: 20 }).map((step) => step * 25),
      cylinder: fc.integer({ min: -12, max: 0 }).map((step) => step * 25 + 0),
    }),
    { selector: ({ sphere, cylinder }) => `${sphere} ${cylinder}`, minLength: 1, maxLength: 40 },
  );
  const bySphere = (one: readonly number[], other: readonly number[]) =>
    (one[0] ?? 0) - (other[0] ?? 0) || (one[1] ?? 0) - (other[1] ?? 0);
  const plain = (lines: readonly { sphere: number; cylinder: number; pieces: number }[]) =>
    lines.map(({ sphere, cylinder, pieces }) => [sphere, cylinder, pieces]).sort(bySphere);
  const split = (csv: string) =>
    csv
      .trimEnd()
      .split('\r\n')
      .map((row) => row.split(','));

  it('is read back the same, as a list and as a grid, in either language', () => {
    fc.assert(
      fc.property(cells, fc.constantFrom('fa', 'en'), (powers, language) => {
        const lines = powers.map((power, index) => {
          return { lens: 'hmc-156', diameter: 650, ...power, pieces: index + 1 };
        });
        for (const table of [
          listTable(lines, lenses, language),
          gridTable(lines, 'hmc-156', chart),
        ]) {
          const reading = readStockTable(split(writeCsv(table)), screen);
          expect(reading.kind === 'read' && reading.problems).toEqual([]);
          expect(plain(reading.kind === 'read' ? reading.lines : [])).toEqual(plain(lines));
        }
      }),
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
    'never lets %j run as a formula',
    (text) => {
      expect(writeCsv([[{ kind: 'text', text }]])).toMatch(/^"?'/);
    },
  );

  it('writes powers as numbers, and quotes only where needed', () => {
    const row = [
      { kind: 'power', hundredths: -200 },
      { kind: 'power', hundredths: 125 },
      { kind: 'text', text: 'a, "b"' },
      { kind: 'nothing' },
    ] as const;
    expect(writeCsv([row])).toBe('-2.00,+1.25,"a, ""b""",\r\n');
    expect(formatPower(-200)).toBe('-2.00');
  });
});

it('never throws, for any table', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.constantFrom('SPH', 'CYL', 'Pieces', 'اسفر', 'تعداد', '-2.00', '=1', '', '0', 'جمع'),
  );
  fc.assert(
    fc.property(fc.array(fc.array(text, { maxLength: 6 }), { maxLength: 12 }), (rows) => {
      const reading = readStockTable(rows, screen);
      const lines = reading.kind === 'read' ? reading.lines : [];
      for (const { pieces } of lines) expect(Number.isInteger(pieces) && pieces > 0).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

describe('a pasted block', () => {
  const pasted = (text: string) => {
    const rows = readBlock(text);
    if (isPlainBlock(rows)) return 'plain';
    const reading = readPastedTable(rows, screen);
    if (reading?.kind !== 'read') return reading?.reason ?? null;
    return [
      reading.lines.map(({ sphere, cylinder, pieces }) => [sphere, cylinder, pieces]),
      reading.problems.map(({ row, column, reason }) => [row, column, reason]),
    ];
  };

  it.each([
    ['a list', 'SPH\tCYL\tQty\r\n-2.00\t-0.50\t4\r\n-1.00\t\t2\r\n'],
    ['a list in Persian', 'نمره\tسیلندر\tتعداد\n۲٫۰۰-\t۰٫۵۰-\t۴\n۱٫۰۰-\t\t۲\n'],
    ['a matrix', 'SPH / CYL\t0.00\t-0.50\r\n-1.00\t2\t\r\n-2.00\t\t4'],
    ['a matrix without a corner', '\t0.00\t-0.50\r\n-1.00\t2\t\r\n-2.00\t\t4'],
    ['a matrix in spoken form', '\t0\t-50\r\n-100\t2\t\r\n-200\t\t4'],
  ])('with headings determines its own place: %s', (_, text) => {
    const [lines, problems] = pasted(text) as [number[][], unknown[]];
    expect(lines.sort(([one = 0], [other = 0]) => other - one)).toEqual([
      [-100, 0, 2],
      [-200, -50, 4],
    ]);
    expect(problems).toEqual([]);
  });

  it('reports the parts it does not understand', () => {
    expect(pasted('SPH\tCYL\tQty\n-2.00\t-0.50\tx\n-1.00\t0\t2')).toEqual([
      [[-100, 0, 2]],
      [[2, 3, 'notACount']],
    ]);
    expect(pasted('SPH\t0.25\t0.50\n-1.00\t2\t1')).toBe('cylinderSign');
    expect(pasted('SPH\tCYL\tQty')).toBe('nothingOrdered');
  });

  it.each(['2\t4\n\t۶', '2', '', '\t\n\t'])(
    'of only counts goes where it is pasted: %j',
    (text) => {
      expect(pasted(text)).toBe('plain');
    },
  );

  it.each(['2\tx\n4\t6', '1.5\t2', '-2.00\t-0.50\t2', 'Sphere power\tQty\n-1\t2'])(
    'of other content is not a table with headings: %j',
    (text) => expect(pasted(text)).toBeNull(),
  );
});
