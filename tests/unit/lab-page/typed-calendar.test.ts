import { describe, expect, test } from 'vitest';
import { plainCalendar } from '../../../src/domain/catalogue/plain-calendar.ts';
import { comingHolidays } from '../../../src/domain/lab-page/coming-holidays.ts';
import {
  readCalendar,
  type TypedCalendar,
  typedCalendar,
} from '../../../src/domain/lab-page/typed-calendar.ts';

const known = { ...plainCalendar, holidays: ['2027-03-22', '2027-03-21'] };
const typed = typedCalendar(known);
const read = (change: Partial<TypedCalendar>) => readCalendar({ ...typed, ...change }, known);

describe('the typed calendar', () => {
  test('is what it was, with the holidays in order, if nothing changes', () => {
    expect(read({})).toEqual({ calendar: { ...known, holidays: ['2027-03-21', '2027-03-22'] } });
  });

  test.each([
    [{ cutOffHour: '۱۱' }, { cutOffHour: 11 }],
    [{ stockDays: '0' }, { stockDays: 0 }],
    [{ offDays: [true, false, false, false, true, false, false] }, { offDays: [0, 4] }],
    [{ holidays: ['2027-04-01', '2027-04-01'] }, { holidays: ['2027-04-01'] }],
  ])('%j is read', (change, calendar) => {
    expect(read(change)).toMatchObject({ calendar });
  });

  test.each([
    [{ cutOffHour: '' }, { cutOffHour: 'hour' }],
    [{ cutOffHour: '25' }, { cutOffHour: 'hour' }],
    [{ stockDays: '61' }, { stockDays: 'stockDays' }],
    [{ stockDays: '-1' }, { stockDays: 'stockDays' }],
    [{ stockDays: 'two' }, { stockDays: 'stockDays' }],
    [{ stockDays: '5.000' }, { stockDays: 'stockDays' }],
    [{ cutOffHour: '5,000' }, { cutOffHour: 'hour' }],
    [{ offDays: Array.from({ length: 7 }, () => true) }, { offDays: 'allOff' }],
  ])('%j is at fault', (change, faults) => {
    expect(read(change)).toEqual({ faults });
  });
});

test('the next holidays are from today on, in order, ten at most', () => {
  const holidays = ['2027-03-21', '2026-12-01', '2026-11-22', '2026-11-23'];
  expect(comingHolidays({ holidays }, '2026-11-23')).toEqual([
    '2026-11-23',
    '2026-12-01',
    '2027-03-21',
  ]);
  const many = Array.from({ length: 12 }, (_, at) => `2027-01-${at + 10}`);
  expect(comingHolidays({ holidays: many }, '2026-11-23')).toHaveLength(10);
});
