import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTime } from '../../../src/domain/typed/time.ts';
import { writeNumber } from '../../../src/i18n/language/format-number.ts';

test.each([
  ['', ''],
  ['  ', ''],
  ['9', '09:00'],
  ['09', '09:00'],
  ['0', '00:00'],
  ['23', '23:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['1730', '17:30'],
  ['9:30', '09:30'],
  ['09:30', '09:30'],
  ['۹:۳۰', '09:30'],
  ['٩:٣٠', '09:30'],
  ['۹۳۰', '09:30'],
  ['۹', '09:00'],
  [' 9 : 30 ', '09:30'],
  ['9.30', '09:30'],
  ['۹٫۳۰', '09:30'],
  ['\u20669:30\u2069', '09:30'],
  ['23:59', '23:59'],
])('%j is %j', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

test.each([
  '24',
  '24:00',
  '99',
  '9:60',
  '960',
  '9:5',
  '9:',
  ':30',
  '9 am',
  '9 pm',
  '۹ صبح',
  '9:30:00',
  '12345',
  '-9',
  '9-17',
  '9/30',
  'nine',
])('%j is not a time', (typed) => {
  expect(readTime(typed)).toBeNull();
});

test('every minute of the day is read back as written, in both languages', () => {
  const minuteOfDay = fc.integer({ min: 0, max: 24 * 60 - 1 });
  fc.assert(
    fc.property(minuteOfDay, fc.constantFrom('fa' as const, 'en' as const), (at, locale) => {
      const [hours, minutes] = [Math.floor(at / 60), at % 60].map((part) =>
        String(part).padStart(2, '0'),
      );
      expect(readTime(writeNumber(`${hours}:${minutes}`, locale))).toBe(`${hours}:${minutes}`);
      expect(readTime(writeNumber(`${hours}${minutes}`, locale))).toBe(`${hours}:${minutes}`);
    }),
  );
});
