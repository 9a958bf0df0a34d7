import { describe, expect, test } from 'vitest';
import { figuresOf } from '../../../src/domain/reports/figures.ts';
import { ordersBehind, piecesBehind } from '../../../src/domain/reports/orders-behind.ts';
import { type Preset, periodOf } from '../../../src/domain/reports/presets.ts';
import { reportTable } from '../../../src/domain/reports/report-table.ts';

/** 5 Azar 1405. */
const today = '2026-11-26';

describe('the days of', () => {
  test.each<[Preset, 'persian' | 'gregory', string, string]>([
    ['thisMonth', 'persian', '2026-11-22', today],
    ['thisMonth', 'gregory', '2026-11-01', today],
    ['lastMonth', 'persian', '2026-10-23', '2026-11-21'],
    ['lastMonth', 'gregory', '2026-10-01', '2026-10-31'],
    ['thisYear', 'persian', '2026-03-21', today],
    ['thisYear', 'gregory', '2026-01-01', today],
    ['lastYear', 'persian', '2025-03-21', '2026-03-20'],
    ['lastYear', 'gregory', '2025-01-01', '2025-12-31'],
    ['twelveMonths', 'persian', '2025-12-22', today],
    ['twelveMonths', 'gregory', '2025-12-01', today],
  ])('%s, %s', (preset, calendar, from, to) => {
    expect(periodOf(preset, calendar, today)).toEqual({ from, to });
  });
});

test('a report becomes a table that includes its reasons', () => {
  const figures = figuresOf({
    orders: 3,
    pieces: 6,
    sales: 12_345_670,
    onTime: 1,
    late: 2,
    remadeTransport: 1,
    days2: 2,
    days9: 1,
  });
  const rows = [
    { key: 'a', to: null, name: 'Shop 1', figures },
    { key: 'several', to: null, name: null, figures: figuresOf({}) },
  ];
  const asked = { language: 'en', reasons: { transport: 'In transport' } } as const;
  const [head, first, second] = reportTable({ rows }, { by: 'account', ...asked }).map((cells) =>
    cells.map((cell) => ('text' in cell ? cell.text : 'value' in cell ? cell.value : null)),
  );
  const column = (title: string) => head?.indexOf(title) ?? -1;
  expect(first?.slice(0, 9)).toEqual(['Shop 1', 3, 6, '1234567', 1, 2, 33, 2, 9]);
  expect(first?.[column('Remade: In transport')]).toBe(1);
  expect(second?.slice(0, 9)).toEqual([
    'Several lenses in one order',
    0,
    0,
    '0',
    0,
    0,
    null,
    null,
    null,
  ]);
  const [months] = reportTable({ rows: [] }, { by: 'month', ...asked });
  expect(months?.slice(0, 2)).toEqual([
    { kind: 'text', text: 'From' },
    { kind: 'text', text: 'To' },
  ]);
});

const period = { from: '2026-11-22', to: today };

test.each([
  ['all orders', ordersBehind({ period }, 'takenOn'), { counted: 'takenOn' }],
  ['the pieces of all orders', piecesBehind({ period }), { counted: 'takenOn' }],
  ['the pieces of a lens', piecesBehind({ period, lens: 'rx one' }), { lens: 'rx one' }],
])('%s link to those of the period', (_, query, narrowed) => {
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ ...period, ...narrowed });
});

test('a figure links to the orders of its days, account and lens', () => {
  const query = ordersBehind({ period, account: 'a', lens: 'rx one' }, 'late');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    ...period,
    account: 'a',
    counted: 'late',
    lens: 'rx one',
  });
});
