import { expect, it } from 'vitest';
import { readLength } from '../../../src/domain/typed/length.ts';

it.each([
  ['31', 310],
  ['31.5', 315],
  ['31.50', 315],
  ['31.', 310],
  ['.5', 5],
  ['۳۱/۵', 315],
  ['٣١٫٥', 315],
  ['31,5', 315],
  [' 31 .5\u200f', 315],
  ['+31', 310],
  ['315', 3150],
  ['-31.5', -315],
  ['62', 620],
  ['31.5 mm', 315],
  ['31.5mm', 315],
  ['31 MM', 310],
  ['31mm', 310],
  ['31.50mm', 315],
  ['31½', 315],
  ['31½ mm', 315],
  ['۳۱٫۵ میلی‌متر', 315],
  ['۳۱ میلی متر', 310],
  ['65 میلی\u200f', 650],
])('reads %j mm as %i tenths', (text, value) => {
  expect(readLength(text)).toEqual({ kind: 'length', value });
});

it.each(['', ' '])('takes %j as empty', (text) => {
  expect(readLength(text)).toEqual({ kind: 'empty' });
});

it.each(['31.2', '31.25', '31.55', '31.05', '30/30'])(
  'says that %s is off the half millimetre',
  (text) => {
    expect(readLength(text)).toEqual({ kind: 'problem', code: 'offStep' });
  },
);

it.each([
  'abc',
  '31 5',
  '31-32',
  '3.1.5',
  '.',
  '-',
  'mm',
  '-mm',
  '31.5mm2',
  '31mmmm',
  '31.5 m',
  '3.15 cm',
  '31 5 mm',
  '1234567',
  '31 + 32',
])('does not guess at %s', (text) => {
  expect(readLength(text)).toEqual({ kind: 'problem', code: 'notANumber' });
});
