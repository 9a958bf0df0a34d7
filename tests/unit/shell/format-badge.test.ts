import { expect, test } from 'vitest';
import { formatBadge } from '../../../src/i18n/shell/format-badge.ts';

const withoutIsolates = (text: string) => text.replace(/[\u2066\u2069]/g, '');

test.each([
  [1, '۱', '1'],
  [99, '۹۹', '99'],
  [100, '۹۹+', '99+'],
  [200, '۹۹+', '99+'],
])('a badge shows %d as %s and %s', (count, fa, en) => {
  expect(withoutIsolates(formatBadge(count, 'fa'))).toBe(fa);
  expect(withoutIsolates(formatBadge(count, 'en'))).toBe(en);
});
