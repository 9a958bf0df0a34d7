import { expect, test } from 'vitest';
import { choose } from '../../../scripts/suites/choose.ts';

const suites = ['types of pages', 'types', 'format of pages', 'imports'].map((name) => ({
  name,
  run: async () => ({ passed: 1, failed: 0 }),
}));
const chosen = (...words: readonly string[]) => choose(words, suites).map(({ name }) => name);

test('checks are chosen by name, in their own order', () => {
  expect(chosen('imports', 'types')).toEqual(['types', 'imports']);
});

test('a word that is not a full name chooses all checks whose names contain it', () => {
  expect(chosen('pages')).toEqual(['types of pages', 'format of pages']);
  expect(chosen('format')).toEqual(['format of pages']);
});

test('an unknown name is rejected with a list of all names', () => {
  expect(() => chosen('imports', 'typs')).toThrow(
    'There is no typs. There are: types of pages, types, format of pages, imports.',
  );
});
