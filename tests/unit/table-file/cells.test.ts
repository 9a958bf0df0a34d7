import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choiceCells,
  dayCells,
  orNothing,
  textCells,
  tomanCells,
  wholeCells,
} from '../../../src/domain/table-file/cells.ts';

const counts = wholeCells({ min: 0, max: 100_000 });
const phones = textCells({ most: 40 });

describe('an amount cell', () => {
  it.each([
    ['190000,00', 1_900_000],
    ['190,000', 1_900_000],
    ['190000.00', 1_900_000],
    ['190,000.00', 1_900_000],
    ['190 000,00', 1_900_000],
    ['۱۹۰٬۰۰۰', 1_900_000],
    ["190'000", 1_900_000],
    ['190\u202f000', 1_900_000],
    ['120000.5', 1_200_005],
  ])('%j is %d rials', (cell, value) => {
    expect(tomanCells.read(cell)).toEqual({ value });
  });

  it.each([
    ['5,000', 5000],
    ['5000,00', 5000],
    ['5 000', 5000],
    ['۵٬۰۰۰', 5000],
    ['5,00', 5],
    ['12.0', 12],
  ])('%j is %d pieces', (cell, value) => {
    expect(counts.read(cell)).toEqual({ value });
    expect(orNothing(counts).read(cell)).toEqual({ value });
  });

  it.each([
    ['5.000', 'ambiguous'],
    ['۵/۰۰۰', 'ambiguous'],
    ['50,00,0', 'groups'],
    ['1.250.000', 'groups'],
    ['1.5', 'notANumber'],
    ['1.9E+05', 'notANumber'],
    ['', 'missing'],
  ])('%j is neither: %s', (cell, fault) => {
    expect(counts.read(cell)).toEqual({ fault });
    if (cell !== '1.5') expect(tomanCells.read(cell)).toEqual({ fault });
  });

  it('reads back every amount it writes', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (rials) => {
        const cell = tomanCells.write(rials);
        expect(tomanCells.read(cell.kind === 'number' ? String(cell.value) : '')).toEqual({
          value: rials,
        });
      }),
    );
  });
});

describe('a date cell', () => {
  it.each([
    ['2026-11-25', '2026-11-25'],
    ['2026/11/25', '2026-11-25'],
    ['2026.11.5', '2026-11-05'],
    ['20261125', '2026-11-25'],
    ['2026-11-25 00:00:00', '2026-11-25'],
    ['2026-11-25T00:00:00.000Z', '2026-11-25'],
    ['۱۴۰۵/۰۹/۰۴', '2026-11-25'],
    ['١٤٠٥/٠٩/٠٤', '2026-11-25'],
    ['1405/9/4', '2026-11-25'],
    ['1405-09-04', '2026-11-25'],
    ['14050904', '2026-11-25'],
    [' \u200f۱۴۰۵/۹/۴ ', '2026-11-25'],
    ['1403/12/30', '2025-03-20'],
  ])('%j is %s', (cell, value) => {
    expect(dayCells.read(cell)).toEqual({ value });
  });

  it.each([
    ['11/25/2026', 'dayOrder'],
    ['25/11/2026', 'dayOrder'],
    ['25.11.2026', 'dayOrder'],
    ['5-11-2026', 'dayOrder'],
    ['11/25/26', 'dayOrder'],
    ['26/11/25', 'dayOrder'],
    ['۰۵/۰۹/۰۴', 'dayOrder'],
    ['۰۴/۰۹/۱۴۰۵', 'dayOrder'],
    ['11/25/2026 0:00', 'dayOrder'],
    ['11 / 25 / 2026', 'dayOrder'],
    ['1/2/3', 'dayOrder'],
    ['46351', 'notADay'],
    ['2026-11-25 14:30', 'notADay'],
    ['2026-13-01', 'notADay'],
    ['2026-02-30', 'notADay'],
    ['1405/12/30', 'notADay'],
    ['1405/09', 'notADay'],
    ['tomorrow', 'notADay'],
    ['Nov 25', 'notADay'],
    ['', 'missing'],
    [' ', 'missing'],
  ])('%j is refused: %s', (cell, fault) => {
    expect(dayCells.read(cell)).toEqual({ fault });
  });

  it('is written as a date, and read back', () => {
    expect(dayCells.write('2026-11-25')).toEqual({ kind: 'day', day: '2026-11-25' });
    const days = fc.date({
      min: new Date('1921-03-21'),
      max: new Date('2091-03-20'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        const cell = dayCells.write(day);
        expect(dayCells.read(cell.kind === 'day' ? cell.day : '')).toEqual({ value: day });
      }),
    );
  });
});

describe('a text cell', () => {
  it.each(['9.12123E+10', '9,12E+10', '1E+12', '6.26E+12', '9٫12E+10', '9.12e+10'])(
    '%s is a number that a spreadsheet shortened',
    (cell) => {
      expect(phones.read(cell)).toEqual({ fault: 'shortened' });
    },
  );

  it.each(['09121234567', '+989121234567', 'E+10', '1.56 HMC E', 'CE+1'])(
    '%s is read unchanged',
    (cell) => {
      expect(phones.read(cell)).toEqual({ value: cell });
    },
  );
});

const half = ['نیم‌گریف (نایلونی)', 'Half rim'] as const;
const rims = choiceCells(['fullRim', 'halfRim'], {
  fullRim: ['تمام‌فریم', 'Full rim'],
  halfRim: half,
});

it.each([
  ['halfRim', { value: 'halfRim' }],
  ['HALF RIM', { value: 'halfRim' }],
  ['نیم گریف', { value: 'halfRim' }],
  ['نیم‌گریف (نایلونی)', { value: 'halfRim' }],
  [' تمام فريم ', { value: 'fullRim' }],
  ['گریف', { fault: 'unknown' }],
  ['', { fault: 'missing' }],
])('a choice cell reads %j as %j', (cell, reading) => {
  expect(rims.read(cell)).toEqual(reading);
});
