import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  daysOfMonth,
  fiscalYearOf,
  latestMonths,
  persianMonthOf,
} from '../../../src/domain/invoices/fiscal-year.ts';

const dayMs = 86_400_000;
const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

test.each([
  ['2026-03-20', 1404],
  ['2026-03-21', 1405],
  ['2026-11-26', 1405],
  ['2027-03-20', 1405],
  ['2027-03-21', 1406],
  // Esfand of 1403 has thirty days.
  ['2025-03-20', 1403],
  ['2025-03-21', 1404],
  ['2024-03-19', 1402],
  ['2024-03-20', 1403],
])('%s is in the fiscal year %d', (day, year) => {
  expect(fiscalYearOf(day)).toBe(year);
});

describe('months of the Persian calendar', () => {
  test.each([
    ['1405-01', '2026-03-21', '2026-04-20'],
    ['1405-07', '2026-09-23', '2026-10-22'],
    ['1405-09', '2026-11-22', '2026-12-21'],
    ['1405-12', '2027-02-20', '2027-03-20'],
    ['1403-12', '2025-02-19', '2025-03-20'],
  ])('%s is from %s to %s', (month, from, until) => {
    expect(daysOfMonth(month)).toEqual({ from, until });
  });

  test('the latest ones go back over the new year', () => {
    expect(latestMonths('2026-04-01', 3)).toEqual(['1405-01', '1404-12', '1404-11']);
  });

  test('follow each other without a gap, and agree with the calendar of the platform', () => {
    const format = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
      ...{ timeZone: 'UTC', year: 'numeric', month: '2-digit' },
    });
    const day = fc
      .integer({ min: Date.parse('2000-01-01') / dayMs, max: Date.parse('2060-01-01') / dayMs })
      .map((days) => new Date(days * dayMs).toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, (each) => {
        const month = persianMonthOf(each);
        const { from, until } = daysOfMonth(month);
        expect(from <= each && each <= until).toBe(true);
        expect(daysOfMonth(persianMonthOf(dayAfter(until))).from).toBe(dayAfter(until));
        const parts = format.formatToParts(new Date(each));
        const part = (type: string) => parts.find((one) => one.type === type)?.value;
        expect(month).toBe(`${part('year')}-${part('month')}`);
      }),
    );
  });
});
