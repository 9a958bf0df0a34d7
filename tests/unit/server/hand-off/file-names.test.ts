import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  nameAt,
  nameWith,
  reasonNameOf,
} from '../../../../server/use-cases/hand-off/file-names.ts';

const bytes = (name: string) => Buffer.byteLength(name);

test.each([
  ['a.json', 'a.json.reason'],
  ['پاسخ.json', 'پاسخ.json.reason'],
  [`${'a'.repeat(243)}.json`, `${'a'.repeat(243)}.json.reason`],
])('the reason file of %s has its name', (name, reason) => {
  expect(reasonNameOf(name)).toBe(reason);
});

test.each([
  `${'a'.repeat(250)}.json`,
  `${'a'.repeat(244)}.json`,
  `${'پ'.repeat(125)}.json`,
  `${'😀'.repeat(62)}.json`,
  '.json'.repeat(51),
])('the reason file of a long name has a shorter name: %s', (name) => {
  const reason = reasonNameOf(name);
  expect(bytes(reason)).toBeLessThanOrEqual(255);
  expect(reason).toMatch(/~[0-9a-f]{8}\.reason$/);
  expect(reason).not.toContain('\ufffd');
});

test('names that differ only at the end have different reason files', () => {
  const names = ['1', '2', '3'].map((end) => `${'x'.repeat(245)}${end}.json`);
  expect(new Set(names.map(reasonNameOf)).size).toBe(3);
});

test('every name fits, and stays unchanged if it is short enough', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 255 });
  fc.assert(
    fc.property(name, fc.constantFrom('', '.reason', '.json'), (stem, behind) => {
      const made = nameWith(stem, behind);
      expect(bytes(made)).toBeLessThanOrEqual(255);
      expect(made.endsWith(behind)).toBe(true);
      if (bytes(stem + behind) <= 255) expect(made).toBe(stem + behind);
    }),
  );
});

test('a name with a time keeps its .json ending', () => {
  const at = new Date('2026-11-25T08:00:00.123Z');
  expect(nameAt('a.json', at)).toBe('a.2026-11-25T08-00-00.123Z.json');
  expect(nameAt(`${'a'.repeat(250)}.JSON`, at)).toMatch(
    /~[0-9a-f]{8}\.2026-11-25T08-00-00\.123Z\.json$/,
  );
});
