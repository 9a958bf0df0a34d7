import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countMonths, monthStarts } from '../../../src/domain/dashboard/months.ts';

it('begins the last twelve months of each calendar on their first days', () => {
  expect(monthStarts('gregory', '2026-11-22')).toEqual([
    '2025-12-01',
    ...Array.from({ length: 11 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-01`),
  ]);
  // 1 Azar 1405 is 22 November 2026; 1 Farvardin 1405 is 21 March 2026.
  const persian = monthStarts('persian', '2026-11-22');
  expect(persian).toHaveLength(12);
  expect(persian.at(-1)).toBe('2026-11-22');
  expect(persian).toContain('2026-03-21');
});

it('counts every day from the first month on, once', () => {
  const starts = monthStarts('persian', '2026-11-22');
  const first = Date.parse(`${starts[0]}T00:00:00Z`);
  const days = fc.array(
    fc.record({ offset: fc.nat({ max: 340 }), count: fc.integer({ min: 1, max: 50 }) }),
  );
  fc.assert(
    fc.property(days, (counted) => {
      const list = counted.map(({ offset, count }) => {
        return { day: new Date(first + offset * 86_400_000).toISOString().slice(0, 10), count };
      });
      const months = countMonths(list, starts);
      const sum = (all: readonly { count: number }[]) =>
        all.reduce((total, { count }) => total + count, 0);
      expect(sum(months)).toBe(sum(list));
    }),
  );
});

it('omits orders from before the first month', () => {
  const months = countMonths(
    [{ day: '2025-11-30', count: 3 }],
    monthStarts('gregory', '2026-11-22'),
  );
  expect(months.every(({ count }) => count === 0)).toBe(true);
});
