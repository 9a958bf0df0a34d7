import { describe, expect, it } from 'vitest';
import { readStockTable } from '../../../src/domain/stock-table/table.ts';
import { lenses } from '../../fixtures/power-grid.ts';
import { rowsIn, rowsOf } from './read-rows.ts';

type Row = readonly (string | number | null)[];

const screen = { lenses, lens: 'hmc-156', diameter: 650, unit: 'pieces' } as const;

function taken(rows: readonly Row[]) {
  const reading = readStockTable(rowsOf(rows), screen);
  if (reading.kind === 'refused') return reading.reason;
  return {
    lines: reading.lines.map(({ sphere, cylinder, pieces }) => [sphere, cylinder, pieces]),
    problems: reading.problems.map(({ row, column, reason }) => [row, column, reason]),
  };
}

const one = { lines: [[-200, -50, 4]], problems: [] };

describe('a formula is read as its value', () => {
  it.each<[string, readonly Row[], ReturnType<typeof taken>]>([
    [
      'a heading',
      [
        ['=Words!A1 → SPH', 'CYL', 'Pieces'],
        [-2, -0.5, 4],
      ],
      one,
    ],
    [
      'all headings',
      [
        ['=A9 → SPH', '=B9 → CYL', '=C9 → Pieces'],
        [-2, -0.5, 4],
      ],
      one,
    ],
    [
      'the heading of quantities',
      [
        ['SPH', 'CYL', '="Pie"&amp;"ces" → Pieces'],
        [-2, -0.5, 4],
      ],
      one,
    ],
    [
      'a Persian heading',
      [
        ['=A9 → اسفر', '=B9 → سیلندر', '=C9 → تعداد'],
        [-2, -0.5, 4],
      ],
      one,
    ],
    [
      'a sphere',
      [
        ['SPH', 'CYL', 'Pieces'],
        ['=A9-0.25 → -2', -0.5, 4],
      ],
      one,
    ],
    [
      'a cylinder',
      [
        ['SPH', 'CYL', 'Pieces'],
        [-2, '=B9 → -0.5', 4],
      ],
      one,
    ],
    [
      'a sphere with noise',
      [
        ['SPH', 'CYL', 'Pieces'],
        ['=A9 → -1.9999999999999998', -0.5, 4],
      ],
      one,
    ],
    [
      'a sphere as text',
      [
        ['SPH', 'CYL', 'Pieces'],
        ['=TEXT(A9,"0.00") → -2.00', -0.5, 4],
      ],
      one,
    ],
    [
      'a lens',
      [
        ['Lens', 'SPH', 'CYL', 'Pieces'],
        ['=A9 → HC', -2, -0.5, 4],
      ],
      one,
    ],
    [
      'a diameter',
      [
        ['Diameter', 'SPH', 'CYL', 'Pieces'],
        ['=A9 → 65', -2, -0.5, 4],
      ],
      one,
    ],
    [
      'the cylinders of a grid',
      [
        ['', '=0 → 0', '=B1-0.5 → -0.5'],
        [-2, null, 4],
      ],
      one,
    ],
    [
      'the spheres of a grid',
      [
        ['', 0, -0.5],
        ['=A1-0.25 → -2', null, 4],
      ],
      one,
    ],
    [
      'the corner of a grid',
      [
        ['=A9 → SPH/CYL', 0, -0.5],
        [-2, null, 4],
      ],
      one,
    ],
    ['a title', [['="Order "&amp;B9 → Order 7'], ['SPH', 'CYL', 'Pieces'], [-2, -0.5, 4]], one],
    [
      'an empty result',
      [
        ['SPH', 'CYL', 'Pieces'],
        [-2, -0.5, 4],
        ['=IF(A9,"","") → ', null, null],
      ],
      one,
    ],
  ])('%s', (_, rows, read) => expect(taken(rows)).toEqual(read));
});

describe('a quantity that is a formula is refused as such', () => {
  const refused = (row: number, column: number): ReturnType<typeof taken> => {
    return { lines: [], problems: [[row, column, 'formula']] };
  };
  it.each<[string, readonly Row[], ReturnType<typeof taken>]>([
    [
      'in a list',
      [
        ['SPH', 'CYL', 'Pieces'],
        [-2, -0.5, '=2+2 → 4'],
      ],
      refused(2, 3),
    ],
    [
      'in pairs',
      [
        ['SPH', 'CYL', 'Pairs'],
        [-2, -0.5, '=2+2 → 4'],
      ],
      refused(2, 3),
    ],
    [
      'in Persian',
      [
        ['اسفر', 'سیلندر', 'تعداد'],
        [-2, -0.5, '=2+2 → 4'],
      ],
      refused(2, 3),
    ],
    [
      'as text',
      [
        ['SPH', 'CYL', 'Pieces'],
        [-2, -0.5, '=TEXT(4,"0") → 4 '],
      ],
      refused(2, 3),
    ],
    [
      'below a calculated heading',
      [
        ['SPH', 'CYL', '=C9 → Qty'],
        [-2, -0.5, '=2+2 → 4'],
      ],
      refused(2, 3),
    ],
    [
      'in a grid',
      [
        ['', 0, -0.5],
        [-2, null, '=2+2 → 4'],
      ],
      refused(2, 3),
    ],
    [
      'in a grid of formulas',
      [
        ['', '=0 → 0', '=B1 → -0.5'],
        ['=A9 → -2', null, '=4 → 4'],
      ],
      refused(2, 3),
    ],
    [
      'that was never calculated',
      [
        ['SPH', 'CYL', 'Pieces'],
        [-2, -0.5, '=2+2'],
      ],
      refused(2, 3),
    ],
  ])('%s', (_, rows, read) => expect(taken(rows)).toEqual(read));
});

describe('a formula without a value stays a formula', () => {
  it.each<[string, readonly Row[], ReturnType<typeof taken>]>([
    [
      'a heading',
      [
        ['=A9', 'CYL', 'Pieces'],
        [-2, -0.5, 4],
      ],
      'noHeader',
    ],
    [
      'a sphere',
      [
        ['SPH', 'CYL', 'Pieces'],
        ['=A9', -0.5, 4],
      ],
      { lines: [], problems: [[2, 1, 'formula']] },
    ],
    [
      'a cylinder',
      [
        ['SPH', 'CYL', 'Pieces'],
        [-2, '=A9', 4],
      ],
      { lines: [], problems: [[2, 2, 'formula']] },
    ],
  ])('%s', (_, rows, read) => expect(taken(rows)).toEqual(read));

  it('and so does a failed formula', () => {
    const rows = '<row><c t="e"><f>A9</f><v>#REF!</v></c><c t="e"><v>#N/A</v></c></row>';
    expect(rowsIn({ sheets: [{ rows }] })).toEqual([['=A9', '#N/A']]);
  });
});

describe('outside lists of quantities', () => {
  it('prices, names and booleans are read as shown', () => {
    const rows = [
      '<row><c t="str"><f>A9</f><v>Code</v></c><c t="str"><v>Price</v></c></row>',
      '<row><c t="str"><f>A9</f><v>HC</v></c><c><f>B9*1.1</f><v>209000</v></c><c t="b"><v>1</v></c></row>',
    ].join('');
    expect(rowsIn({ sheets: [{ rows }] })).toEqual([
      ['Code', 'Price'],
      ['HC', '209000', 'TRUE'],
    ]);
  });
});
