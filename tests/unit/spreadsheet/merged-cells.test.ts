import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStockTable } from '../../../src/domain/stock-table/table.ts';
import { lenses } from '../../fixtures/power-grid.ts';
import { rowsOf } from './read-rows.ts';

type Row = readonly (string | number | null)[];

const screen = { lenses, lens: 'hmc-156', diameter: 650, unit: 'pieces' } as const;

function taken(rows: readonly Row[], merged: readonly string[]) {
  const reading = readStockTable(rowsOf(rows, merged), screen);
  if (reading.kind === 'refused') return reading.reason;
  const lines = reading.lines.map(({ diameter, sphere, cylinder, pieces }) => {
    return [diameter, sphere, cylinder, pieces];
  });
  return { lines, problems: reading.problems.map(({ row, column, text }) => [row, column, text]) };
}

const list: Row = ['Lens', 'Diameter', 'SPH', 'CYL', 'Pieces'];
const asked = (row: number, column: number, text: string) => [row, column, text];

describe('merged cells apply to each of their rows', () => {
  it.each<[string, readonly Row[], string[], number[][]]>([
    [
      'a lens',
      [list, ['HC', 65, -2, -0.5, 4], [null, 65, -2.25, 0, 2], [null, 65, -2.5, 0, 6]],
      ['A2:A4'],
      [
        [650, -200, -50, 4],
        [650, -225, 0, 2],
        [650, -250, 0, 6],
      ],
    ],
    [
      'a diameter',
      [list, ['HC', 65, -2, -0.5, 4], ['HC', null, -2.25, 0, 2]],
      ['B2:B3'],
      [
        [650, -200, -50, 4],
        [650, -225, 0, 2],
      ],
    ],
    [
      'a sphere',
      [list, ['HC', 65, -2, -0.5, 4], ['HC', 65, null, -0.75, 2]],
      ['C2:C3'],
      [
        [650, -200, -50, 4],
        [650, -200, -75, 2],
      ],
    ],
    [
      'a cylinder',
      [list, ['HC', 65, -2, -0.5, 4], ['HC', 65, -2.25, null, 2]],
      ['D2:D3'],
      [
        [650, -200, -50, 4],
        [650, -225, -50, 2],
      ],
    ],
    [
      'a lens and a diameter, each merged',
      [list, ['HC', 65, -2, -0.5, 4], [null, null, -2.25, 0, 2]],
      ['A2:A3', 'B2:B3'],
      [
        [650, -200, -50, 4],
        [650, -225, 0, 2],
      ],
    ],
    [
      'two lenses one below the other',
      [
        list,
        ['HC', 65, -2, -0.5, 4],
        [null, 65, -2.25, 0, 2],
        ['hmc-156', 65, -3, 0, 2],
        [null, 65, -3.25, 0, 8],
      ],
      ['A2:A3', 'A4:A5'],
      [
        [650, -200, -50, 4],
        [650, -225, 0, 2],
        [650, -300, 0, 2],
        [650, -325, 0, 8],
      ],
    ],
    [
      'headings of two rows',
      [
        ['Lens', 'Diameter', 'Power', null, 'Pieces'],
        [null, null, 'SPH', 'CYL', null],
        ['HC', 65, -2, -0.5, 4],
      ],
      ['A1:A2', 'B1:B2', 'C1:D1', 'E1:E2'],
      [[650, -200, -50, 4]],
    ],
    [
      'headings that all span two rows',
      [list, [], ['HC', 65, -2, -0.5, 4]],
      ['A1:A2', 'B1:B2', 'C1:C2', 'D1:D2', 'E1:E2'],
      [[650, -200, -50, 4]],
    ],
    [
      'a row that spans two rows is one row',
      [list, ['HC', 65, -2, -0.5, 4], [], ['HC', 65, -2.25, 0, 2]],
      ['A2:A3', 'B2:B3', 'C2:C3', 'D2:D3', 'E2:E3'],
      [
        [650, -200, -50, 4],
        [650, -225, 0, 2],
      ],
    ],
    [
      'a title across is a title',
      [['Order of November 25'], [], list, ['HC', 65, -2, -0.5, 4]],
      ['A1:E2'],
      [[650, -200, -50, 4]],
    ],
    [
      'a corner of a grid over two rows',
      [
        ['SPH', 'CYL', null],
        [null, 0, -0.5],
        [-2, 4, null],
        [-2.25, null, 6],
      ],
      ['A1:A2', 'B1:C1'],
      [
        [650, -200, 0, 4],
        [650, -225, -50, 6],
      ],
    ],
    [
      'a range that ends below the table',
      [list, ['HC', 65, -2, -0.5, 4], [null, 65, -2.25, 0, 2]],
      ['A2:A9'],
      [
        [650, -200, -50, 4],
        [650, -225, 0, 2],
      ],
    ],
    [
      'the old content of a covered cell is ignored',
      [list, ['HC', 65, -2, -0.5, 4], ['XX', 65, -2.25, 0, 2]],
      ['A2:A3'],
      [
        [650, -200, -50, 4],
        [650, -225, 0, 2],
      ],
    ],
    [
      'a total below',
      [list, ['HC', 65, -2, -0.5, 4], [null, 65, -2.25, 0, 2], ['Total', null, null, null, 6]],
      ['A2:A3', 'A4:D4'],
      [
        [650, -200, -50, 4],
        [650, -225, 0, 2],
      ],
    ],
  ])('%s', (_, rows, merged, lines) => {
    expect(taken(rows, merged)).toEqual({ lines, problems: [] });
  });
});

describe('a merged quantity is reported, never repeated', () => {
  it.each<[string, readonly Row[], string[], number[][], unknown[]]>([
    [
      'over two rows of a list',
      [list, ['HC', 65, -2, -0.5, 4], ['HC', 65, -2.25, 0, null]],
      ['E2:E3'],
      [],
      [asked(2, 5, '⧉ 4')],
    ],
    [
      'over three rows of a list, with others that are clear',
      [
        list,
        ['HC', 65, -2, -0.5, 4],
        ['HC', 65, -2.25, 0, null],
        ['HC', 65, -2.5, 0, null],
        ['HC', 65, -3, 0, 2],
      ],
      ['E2:E4'],
      [[650, -300, 0, 2]],
      [asked(2, 5, '⧉ 4')],
    ],
    [
      'beside a merged lens',
      [list, ['HC', 65, -2, -0.5, 4], [null, 65, -2.25, 0, null]],
      ['A2:A3', 'E2:E3'],
      [],
      [asked(2, 5, '⧉ 4')],
    ],
    [
      'as a text in Persian digits',
      [list, ['HC', 65, -2, -0.5, '۴'], ['HC', 65, -2.25, 0, null]],
      ['E2:E3'],
      [],
      [asked(2, 5, '⧉ ۴')],
    ],
    [
      'under a Persian heading',
      [
        ['اسفر', 'سیلندر', 'تعداد'],
        [-2, -0.5, 4],
        [-2.25, 0, null],
      ],
      ['C2:C3'],
      [],
      [asked(2, 3, '⧉ 4')],
    ],
    [
      'in pairs',
      [
        ['SPH', 'CYL', 'Pairs'],
        [-2, -0.5, 4],
        [-2.25, 0, null],
      ],
      ['C2:C3'],
      [],
      [asked(2, 3, '⧉ 4')],
    ],
    [
      'down a grid',
      [
        ['', 0, -0.5],
        [-2, 4, 6],
        [-2.25, null, 8],
      ],
      ['B2:B3'],
      [
        [650, -200, -50, 6],
        [650, -225, -50, 8],
      ],
      [asked(2, 2, '⧉ 4')],
    ],
    [
      'across a grid',
      [
        ['SPH/CYL', 0, -0.5],
        [-2, 4, null],
        [-2.25, 2, 8],
      ],
      ['B2:C2'],
      [
        [650, -225, 0, 2],
        [650, -225, -50, 8],
      ],
      [asked(2, 2, '⧉ 4')],
    ],
    [
      'over a block of a grid',
      [
        ['', 0, -0.5, -0.75],
        [-2, 4, null, 2],
        [-2.25, null, null, 8],
      ],
      ['B2:C3'],
      [
        [650, -200, -75, 2],
        [650, -225, -75, 8],
      ],
      [asked(2, 2, '⧉ 4')],
    ],
    [
      'in a grid below a title',
      [
        ['HMC 1.56', null, null],
        ['SPH/CYL', 0, -0.5],
        [-2, 4, null],
      ],
      ['A1:C1', 'B3:C3'],
      [],
      [asked(3, 2, '⧉ 4')],
    ],
  ])('%s', (_, rows, merged, lines, problems) => {
    expect(taken(rows, merged)).toEqual({ lines, problems });
  });

  it.each<[string, readonly Row[], string[]]>([
    ['nothing', [list, ['HC', 65, -2, -0.5, null], ['HC', 65, -2.25, 0, null]], ['E2:E3']],
    ['zero', [list, ['HC', 65, -2, -0.5, 0], ['HC', 65, -2.25, 0, null]], ['E2:E3']],
  ])('but %s is ignored', (_, rows, merged) => {
    expect(taken([...rows, ['HC', 65, -3, 0, 2]], merged)).toEqual({
      lines: [[650, -300, 0, 2]],
      problems: [],
    });
  });

  it('and a heading over two columns of quantities applies to both', () => {
    const rows = rowsOf(
      [
        ['SPH', 'CYL', 'Pieces', null],
        [-2, -0.5, 4, 2],
      ],
      ['C1:D1'],
    );
    expect(rows[0]).toEqual(['SPH', 'CYL', 'Pieces', 'Pieces']);
  });

  it('but over a column without quantities it is one heading', () => {
    const rows = rowsOf(
      [
        ['SPH', 'CYL', 'Pieces', null],
        [-2, -0.5, 4, null],
      ],
      ['C1:D1'],
    );
    expect(rows[0]?.slice(0, 4)).toEqual(['SPH', 'CYL', 'Pieces']);
  });
});

describe('any merged list', () => {
  const cell = fc.record({
    sphere: fc.integer({ min: -16, max: -1 }),
    cylinder: fc.integer({ min: -8, max: 0 }),
    pieces: fc.integer({ min: 1, max: 20 }),
  });
  const diameters = fc.constantFrom(65, 70);
  const run = fc
    .tuple(diameters, fc.array(cell, { minLength: 1, maxLength: 5 }))
    .map(([diameter, cells]): Row[] =>
      cells.map(({ sphere, cylinder, pieces }) => {
        return ['HC', diameter, sphere / 4, cylinder / 4, pieces];
      }),
    );
  const sparse = (rows: readonly Row[]) =>
    rows.map((row, index): Row => (index === 0 ? row : [null, null, ...row.slice(2)]));

  it('is read like the same list without merged cells', () => {
    fc.assert(
      fc.property(fc.array(run, { minLength: 1, maxLength: 6 }), (blocks) => {
        let top = 2;
        const merged = blocks.flatMap(({ length }) => {
          const ranges = ['A', 'B'].map((column) => `${column}${top}:${column}${top + length - 1}`);
          top += length;
          return length > 1 ? ranges : [];
        });
        const whole = [list, ...blocks.flat()];
        expect(taken([list, ...blocks.flatMap(sparse)], merged)).toEqual(taken(whole, []));
      }),
      { numRuns: 300 },
    );
  });
});
