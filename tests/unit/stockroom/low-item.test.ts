import { expect, test } from 'vitest';
import { missingPieces } from '../../../src/domain/stockroom/low-item.ts';

const name = { fa: 'نام', en: 'Name' };
const power = { item: 'a', code: 'HC', name, diameter: 650, sphere: 0, cylinder: 0 };

test('a power is ordered up to its level', () => {
  expect(missingPieces({ ...power, onHand: 3, level: 10 })).toBe(7);
});

test('an accessory is ordered until its stock no longer counts as low', () => {
  expect(missingPieces({ item: 'a', name, variant: name, onHand: 4, level: 4 })).toBe(1);
  expect(missingPieces({ item: 'a', name, variant: name, onHand: 0, level: 4 })).toBe(5);
});
