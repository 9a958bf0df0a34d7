import { expect, test } from 'vitest';
import { missingPieces } from '../../../src/domain/stockroom/missing-pieces.ts';

const name = { fa: 'نام', en: 'Name' };
const variant = { item: 'a', name, variant: name };
const power = { item: 'a', code: 'HC', name, diameter: 650, sphere: 0, cylinder: 0 };

test('a power is reordered up to its level', () => {
  expect(missingPieces({ ...power, onHand: 3, level: 10, wanted: 0 })).toBe(7);
});

test('an accessory is reordered until its stock no longer counts as low', () => {
  expect(missingPieces({ ...variant, onHand: 4, level: 4, wanted: 0 })).toBe(1);
  expect(missingPieces({ ...variant, onHand: 0, level: 4, wanted: 0 })).toBe(5);
});

test('pieces that orders wait for are reordered in addition', () => {
  expect(missingPieces({ ...power, onHand: 0, level: null, wanted: 6 })).toBe(6);
  expect(missingPieces({ ...power, onHand: 0, level: 10, wanted: 6 })).toBe(16);
  expect(missingPieces({ ...variant, onHand: 0, level: 4, wanted: 2 })).toBe(7);
});
