import { describe, expect, it } from 'vitest';
import { formatDay, formatDayOf, formatInstant } from '../../../src/i18n/language/format-date.ts';

describe('formatInstant', () => {
  it('uses the Persian calendar in Persian and the Gregorian in English', () => {
    const at = '2026-11-21T09:12:00Z';
    expect(formatInstant(at, 'fa')).toBe('۳۰ آبان ۱۴۰۵، ۱۲:۴۲');
    expect(formatInstant(at, 'en')).toBe('21 Nov 2026, 12:42');
  });

  it('starts the Persian year at midnight in Tehran', () => {
    expect(formatInstant('2026-03-20T20:29:59Z', 'fa')).toBe('۲۹ اسفند ۱۴۰۴، ۲۳:۵۹');
    expect(formatInstant('2026-03-20T20:30:00Z', 'fa')).toBe('۱ فروردین ۱۴۰۵، ۰۰:۰۰');
  });

  it('handles 30 Esfand of a leap year', () => {
    expect(formatInstant('2025-03-20T12:00:00Z', 'fa')).toBe('۳۰ اسفند ۱۴۰۳، ۱۵:۳۰');
    expect(formatInstant('2025-03-20T20:30:00Z', 'fa')).toBe('۱ فروردین ۱۴۰۴، ۰۰:۰۰');
  });

  it('starts the Gregorian year at midnight in Tehran', () => {
    expect(formatInstant('2026-12-31T20:29:00Z', 'en')).toBe('31 Dec 2026, 23:59');
    expect(formatInstant('2026-12-31T20:30:00Z', 'en')).toBe('1 Jan 2027, 00:00');
  });

  it('uses the 24-hour clock, 00 to 23', () => {
    expect(formatInstant('2026-11-21T20:35:00Z', 'en')).toBe('22 Nov 2026, 00:05');
    expect(formatInstant('2026-11-21T14:00:00Z', 'fa')).toBe('۳۰ آبان ۱۴۰۵، ۱۷:۳۰');
  });

  it('applies summer time in the years when Tehran had it', () => {
    expect(formatInstant('2021-07-01T08:00:00Z', 'fa')).toBe('۱۰ تیر ۱۴۰۰، ۱۲:۳۰');
  });

  it('accepts milliseconds since 1970', () => {
    const at = Date.UTC(2026, 10, 21, 9, 12);
    expect(formatInstant(at, 'en')).toBe('21 Nov 2026, 12:42');
  });
});

describe('formatDay', () => {
  it('formats a calendar day', () => {
    expect(formatDay('2026-11-21', 'fa')).toBe('۳۰ آبان ۱۴۰۵');
    expect(formatDay('2026-11-21', 'en')).toBe('21 Nov 2026');
  });

  it('formats the day of an instant in Tehran', () => {
    expect(formatDayOf('2026-11-20T20:30:00Z', 'fa')).toBe('۳۰ آبان ۱۴۰۵');
    expect(formatDayOf('2026-11-20T20:29:00Z', 'en')).toBe('20 Nov 2026');
  });
});
