import { expect, test } from 'vitest';
import { formatAge } from '../../../src/i18n/age/format-age.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const minutes = (count: number) => now - count * 60_000;

test.each([
  ['a clock that was set back', minutes(-90), '۱ دقیقه پیش', '1 minute ago'],
  ['just now', minutes(0), '۱ دقیقه پیش', '1 minute ago'],
  ['less than an hour', minutes(59.9), '۵۹ دقیقه پیش', '59 minutes ago'],
  ['two hours and a half', minutes(150), '۲ ساعت پیش', '2 hours ago'],
  ['three days', minutes(3 * 24 * 60), '۳ روز پیش', '3 days ago'],
])('says how long ago something was: %s', (_, at, fa, en) => {
  expect(formatAge(at, 'fa', now)).toBe(fa);
  expect(formatAge(at, 'en', now)).toBe(en);
});
