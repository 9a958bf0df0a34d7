import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepsBetween } from '../../../scripts/versions/difference.ts';
import { applySteps } from '../../../src/offline/edits.ts';

/** Texts that look like a build: tags, statements and words of both languages. */
const text = fc
  .array(fc.constantFrom('<p>', '</p>', 'let a=', 'سفارش‌ها', '👓', ';', '{', '}', ' ', 'rx', '\n'))
  .map((words) => words.join(''));

test('the steps between two texts turn the first into the second', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const steps = stepsBetween(before, after);
      expect(steps && applySteps(before, steps)).toBe(after);
    }),
  );
});

test('one changed word is one insertion', () => {
  const before = `<p>${'word '.repeat(500)}</p><b>سفارش‌ها</b>${'<i></i>'.repeat(500)}`;
  const steps = stepsBetween(before, before.replace('سفارش‌ها', 'سفارشات')) ?? [];
  expect(steps.filter((step) => typeof step === 'string')).toEqual(['سفارشات']);
  expect(JSON.stringify(steps).length).toBeLessThan(80);
});

test('comparing texts that share nothing takes little time', () => {
  const before = Array.from({ length: 20_000 }, (_, index) => `a${index};`).join('');
  const after = Array.from({ length: 20_000 }, (_, index) => `b${index};`).join('');
  expect(stepsBetween(before, after)).toBeUndefined();
});
