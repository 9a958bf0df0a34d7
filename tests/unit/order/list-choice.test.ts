import { expect, test } from 'vitest';
import {
  everything,
  readListChoice,
  writeListChoice,
} from '../../../src/domain/order/list-choice.ts';

const read = (query: string) => readListChoice(Object.fromEntries(new URLSearchParams(query)));

test('a choice is the same after it was written to the address and read again', () => {
  const choice = {
    states: ['accepted', 'ready'],
    kind: 'rx',
    from: '2026-11-01',
    to: '2026-11-22',
    text: 'علی & رضا',
    account: '01900000-0000-7000-8000-0000000000a1',
    view: 'late',
  } as const;
  expect(read(writeListChoice(choice))).toEqual(choice);
});

test('everything has an empty query, and an empty query shows everything', () => {
  expect(writeListChoice(everything)).toBe('');
  expect(read('')).toEqual(everything);
});

test('leaves out what cannot be a filter, so that a damaged link still opens', () => {
  expect(
    read('state=made,ready&kind=glass&from=1405/08/01&to=2026-99-99&account=x&order=up'),
  ).toEqual({
    ...everything,
    states: ['ready'],
  });
});

test('cuts a text that is too long to search for', () => {
  expect(read(`text=${'x'.repeat(200)}`).text).toHaveLength(80);
});
