import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeBehind } from '../../../src/domain/find/merge-finds.ts';

const find = (key: string) => ({ key, kind: 'order', names: [key] }) as const;
const keysOf = (finds: readonly { key: string }[]) => finds.map(({ key }) => key);
const finds = fc
  .uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 8 })
  .map((keys) => keys.map(find));

test('results that are shown and found again keep their places, and the rest follow', () => {
  const merged = mergeBehind(
    [find('d')],
    ['a', 'b', 'c'].map(find),
    ['e', 'c', 'a', 'd'].map(find),
  );
  expect(keysOf(merged)).toEqual(['a', 'c', 'e']);
});

test('adds arrived results the device does not have, each once, without moving the others', () => {
  fc.assert(
    fc.property(finds, finds, finds, (device, shown, arrived) => {
      const merged = keysOf(mergeBehind(device, shown, arrived));
      const own = new Set(keysOf(device));
      expect([...merged].sort()).toEqual(
        keysOf(arrived)
          .filter((key) => !own.has(key))
          .sort(),
      );
      const stays = keysOf(shown).filter((key) => merged.includes(key));
      expect(merged.slice(0, stays.length)).toEqual(stays);
    }),
  );
});
