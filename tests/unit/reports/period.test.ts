import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Days,
  lengthOf,
  monthsOf,
  type Period,
  spansOf,
} from '../../../src/domain/reports/period.ts';
import { daysWithin, onTimeShare } from '../../../src/domain/reports/rates.ts';
import { dayAfter, daysFrom } from '../../../src/domain/vocabulary/days.ts';

const period = fc
  .tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 1, max: 900 }))
  .map(([start, length]): Period => {
    const [from = ''] = daysFrom('2026-01-01', start + 1).slice(-1);
    return { from, to: daysFrom(from, length).at(-1) ?? from };
  });

test('the spans of a period cover each of its days once, with few days added or removed', () => {
  fc.assert(
    fc.property(period, (asked) => {
      const { months, added, taken } = spansOf(asked);
      const daysOf = ({ from, until }: Days) => {
        const length = lengthOf({ from, to: until }) - 1;
        return length > 0 ? daysFrom(from, length) : [];
      };
      const takenAway = taken.flatMap(daysOf);
      const gone = new Set(takenAway);
      const summed = [...daysOf(months), ...added.flatMap(daysOf)].filter((day) => !gone.has(day));
      expect(summed.sort()).toEqual(daysFrom(asked.from, lengthOf(asked)));
      expect(takenAway.every((day) => day < asked.from || day > asked.to)).toBe(true);
      expect(takenAway.length + added.flatMap(daysOf).length).toBeLessThanOrEqual(32);
      expect([months.from, months.until].every((day) => day.endsWith('-01'))).toBe(
        months.from < months.until || months.from.endsWith('-01'),
      );
    }),
    { numRuns: 60 },
  );
});

test.each(['persian', 'gregory'] as const)('months of the %s calendar follow each other', (of) => {
  fc.assert(
    fc.property(period, (asked) => {
      const months = monthsOf(of, asked);
      expect(months[0]?.from).toBe(asked.from);
      expect(months.at(-1)?.to).toBe(asked.to);
      for (const [index, { to }] of months.slice(0, -1).entries()) {
        expect(months[index + 1]?.from).toBe(dayAfter(to));
      }
    }),
    { numRuns: 20 },
  );
});

test('a Persian month begins on its own first day', () => {
  expect(monthsOf('persian', { from: '2026-11-20', to: '2026-12-25' })).toEqual([
    { from: '2026-11-20', to: '2026-11-21' },
    { from: '2026-11-22', to: '2026-12-21' },
    { from: '2026-12-22', to: '2026-12-25' },
  ]);
});

test.each([
  [[0, 0, 0], null, null],
  [[5], 0, 0],
  [[0, 1, 1], 1, 2],
  [[0, 9, 0, 1], 1, 1],
  [[0, 89, 0, 11], 1, 3],
])('of %j the median is %j and the ninetieth percentile %j', (days, half, most) => {
  expect([daysWithin(days, 0.5), daysWithin(days, 0.9)]).toEqual([half, most]);
});

test.each([
  [3, 1, 0.75],
  [0, 0, null],
])('%d on time and %d late', (onTime, late, share) => {
  expect(onTimeShare({ onTime, late })).toBe(share);
});
