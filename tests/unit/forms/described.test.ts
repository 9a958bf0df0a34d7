import { expect, test } from 'vitest';
import { described } from '../../../src/ui/forms/described.ts';

const hint = ['راهنما', 'Hint'] as const;
const error = ['نادرست', 'Wrong'] as const;

const cases = [
  ['nothing', {}, undefined, undefined],
  ['its hint', { hint }, undefined, 'a-hint'],
  ['its error rather than its hint', { hint, error }, undefined, 'a-fault'],
  ['what else describes it', { error }, 'a-read', 'a-fault a-read'],
] as const;

for (const [what, notes, also, by] of cases) {
  test(`a control points to ${what}`, () => {
    expect(described({ id: 'a', ...notes }, also)['aria-describedby']).toBe(by);
  });
}

test('only a control in error says that it is', () => {
  expect(described({ id: 'a', hint, error: null })['aria-invalid']).toBe(undefined);
  expect(described({ id: 'a', error })['aria-invalid']).toBe(true);
});
