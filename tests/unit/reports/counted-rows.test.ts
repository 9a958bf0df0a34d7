import { describe, expect, test } from 'vitest';
import { changedRows, countedRows, rowsOf } from '../../../src/domain/reports/counted-rows.ts';
import type { Part } from '../../../src/domain/reports/measures.ts';

const open: Part[] = [
  { lens: 'rx one', amounts: { orders: 1 } },
  { lens: 'rx one', amounts: { pieces: 2, sales: 9 } },
];
const several: Part[] = [
  { lens: 'several', amounts: { orders: 1, onTime: 1, days3: 1, remadeLabFault: 1 } },
  { lens: 'stock a', amounts: { pieces: 2, sales: 9 } },
  { lens: 'stock b', amounts: { pieces: 1, sales: 0 } },
  { lens: 'stock b', amounts: { brokenScratch: 1 } },
];

const written = (parts: readonly Part[]) =>
  countedRows(parts).map(({ lens, counted }) => `${lens}: ${counted}`);

describe('an order is found', () => {
  test.each<[string, readonly Part[], string[]]>([
    ['in no row if it was not accepted', [{ lens: 'rx one', amounts: {} }], []],
    ['under its lens and under all lenses', open, [': open', 'rx one: open']],
    [
      'as late once it was shipped late',
      [...open, { lens: 'rx one', amounts: { late: 1, days9: 1 } }],
      [': late', 'rx one: late'],
    ],
    [
      'with several lenses under each for its pieces, and breakage under its own lens',
      several,
      [
        ': onTime',
        ': remade',
        ': remade.labFault',
        ': broken',
        ': broken.scratch',
        'several: onTime',
        'several: remade',
        'several: remade.labFault',
        'stock a: part',
        'stock b: part',
        'stock b: broken',
        'stock b: broken.scratch',
      ],
    ],
    [
      'as broken even if it was then cancelled',
      [{ lens: 'rx one', amounts: { brokenLost: 2 } }],
      [': broken', ': broken.lost', 'rx one: broken', 'rx one: broken.lost'],
    ],
  ])('%s', (_, parts, rows) => {
    expect(written(parts)).toEqual(rows);
  });
});

test('only new rows are added, and obsolete rows are removed', () => {
  const shipped = [...open, { lens: 'rx one', amounts: { onTime: 1 } }];
  expect(changedRows(open, shipped)).toEqual({
    gone: [
      { lens: '', counted: 'open' },
      { lens: 'rx one', counted: 'open' },
    ],
    added: [
      { lens: '', counted: 'onTime' },
      { lens: 'rx one', counted: 'onTime' },
    ],
  });
  expect(changedRows(shipped, shipped)).toEqual({ gone: [], added: [] });
});

test.each([
  ['takenOn', undefined, { lens: '', names: ['open', 'onTime', 'late'] }],
  ['shipped', 'rx one', { lens: 'rx one', names: ['onTime', 'late'] }],
  ['broken.scratch', undefined, { lens: '', names: ['broken.scratch'] }],
  [undefined, 'stock a', { lens: 'stock a', names: ['open', 'onTime', 'late', 'part'] }],
] as const)('orders counted as %s of %s are in these rows', (counted, lens, rows) => {
  expect(rowsOf(counted, lens)).toEqual(rows);
});
