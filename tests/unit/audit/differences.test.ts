import { expect, test } from 'vitest';
import { differences } from '../../../src/domain/audit/differences.ts';

test.each([
  ['what did not change is left out', { a: 1, b: 2 }, { a: 1, b: 3 }, [['b', 2, 3]]],
  ['a record that came', null, { text: { fa: 'x' } }, [['text.fa', undefined, 'x']]],
  ['a record that went', { limit: 5 }, null, [['limit', 5, undefined]]],
  ['a list, place by place', { of: ['a', 'b'] }, { of: ['a', 'c'] }, [['of.1', 'b', 'c']]],
  [
    'an empty list is a value',
    { of: [] },
    { of: ['a'] },
    [
      ['of', [], undefined],
      ['of.0', undefined, 'a'],
    ],
  ],
  ['null is a value', { limit: null }, { limit: 0 }, [['limit', null, 0]]],
  ['nothing at all', null, null, []],
])('%s', (_, before, after, expected) => {
  const found = differences(before, after);
  expect(found.map(({ path, ...values }) => [path, values.before, values.after])).toEqual(expected);
});
