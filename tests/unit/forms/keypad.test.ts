import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rxNumbers } from '../../../src/domain/rx/number-fields.ts';
import { keypadFrom } from '../../../src/ui/forms/keypad.ts';

const sources = globSync('src/**/*.tsx').map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));

for (const [path, { min }] of Object.entries(rxNumbers)) {
  test(`${path} ${min < 0 ? 'has keys with a minus' : 'has a number pad'}`, () => {
    expect(keypadFrom(min, false)).toBe(min < 0 ? 'text' : 'decimal');
    expect(keypadFrom(min, true)).toBe(min < 0 ? 'text' : 'numeric');
  });
}

test('a field requests a number pad only through its type', () => {
  const asking = /inputMode[=:{?\s\w.'&|]*["'](?:numeric|decimal)["']/;
  const types = /inputMode\?: [^;]*;/g;
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter(({ text }) => asking.test(text.replace(types, '')))).toEqual([]);
});

test('a number pad for a signed field has a button for the sign next to it', () => {
  const beside = sources.filter(({ text }) => text.includes('keypads.besideSign'));
  expect(beside.map(({ path }) => path.split('/').at(-1)).toSorted()).toEqual([
    'EyeCell.tsx',
    'LineFields.tsx',
  ]);
  for (const { text } of beside) expect(text).toContain('<SignButton');
});
