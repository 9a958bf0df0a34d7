import { expect, test } from 'vitest';
import type { Message } from '../../../src/i18n/language/message.ts';
import { type Faults, fieldErrors, saidOf } from '../../../src/islands/forms/field-errors.ts';

const say = (fault: string, path: string): Message => [`${path}: نادرست`, `${path}: ${fault}`];
const english = (faults: Faults<string>, path: string) =>
  saidOf(fieldErrors(faults, say), path)?.[1];

const cases: readonly [
  does: string,
  faults: Faults<string>,
  said: Record<string, string | undefined>,
][] = [
  ['has no errors without faults', {}, { name: undefined }],
  ['says the fault of a field', { name: 'required' }, { name: 'name: required', note: undefined }],
  ['leaves out what may be wrong and is not', { name: undefined }, { name: undefined }],
  [
    'finds a field of a row',
    { 'addresses.1.text': 'tooLong' },
    { 'addresses.1.text': 'addresses.1.text: tooLong', 'addresses.0.text': undefined },
  ],
  [
    'keeps what is wrong with a row beside what is wrong inside it, in any order',
    { 'bands.0.sphere': 'sign', 'bands.0': 'empty', 'bands.root': 'overlap' },
    {
      'bands.0': 'bands.0: empty',
      'bands.0.sphere': 'bands.0.sphere: sign',
      'bands.root': 'bands.root: overlap',
    },
  ],
];

for (const [does, faults, said] of cases) {
  test(does, () => {
    for (const [path, words] of Object.entries(said)) expect(english(faults, path)).toBe(words);
  });
}

test('is empty exactly when nothing is wrong, which lets a form be sent', () => {
  expect(fieldErrors({ name: undefined }, say)).toEqual({});
  expect(fieldErrors({ name: 'required' }, say)).not.toEqual({});
});

test('says a fault in both languages, so that it follows the language of the page', () => {
  const errors = fieldErrors({ name: 'required' }, say);
  expect(saidOf(errors, 'name')).toEqual(['name: نادرست', 'name: required']);
});
