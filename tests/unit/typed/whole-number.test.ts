import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAxis } from '../../../src/domain/typed/axis.ts';

it.each([
  ['1', 1],
  ['90', 90],
  ['180', 180],
  ['005', 5],
  ['۹۰', 90],
  ['٤٥', 45],
  ['90º\u200f ', 90],
  [' 45° ', 45],
  ['\u200f175', 175],
  ['90.0', 90],
  ['90,0', 90],
  ['۹۰٫۰', 90],
  ['5.0', 5],
  ['180.0', 180],
  ['90.0°', 90],
])('reads the axis %j as %i°', (text, value) => {
  expect(readAxis(text)).toEqual({ kind: 'axis', value });
});

it.each(['0', '00', '000', '۰', '0°'])('takes the axis %s as 180', (text) => {
  expect(readAxis(text)).toEqual({ kind: 'axis', value: 180 });
});

it.each(['', ' ', '\u200e', '°'])('takes %j as empty', (text) => {
  expect(readAxis(text)).toEqual({ kind: 'empty' });
});

it.each(['181', '360', '999999', '-5', '5-', '+90'])('refuses %s as out of range', (text) => {
  expect(readAxis(text)).toEqual({ kind: 'problem', code: 'outOfRange' });
});

it.each([
  'abc',
  '9 0',
  '90.5',
  '90.00',
  '2.00',
  '90.',
  '.0',
  '90½',
  '90.0.0',
  '90.05',
  '4/5',
  '--1',
  '9°0',
  '°90',
  '1234567',
  '1e2',
  'pl',
])('does not guess at %s', (text) => {
  expect(readAxis(text)).toEqual({ kind: 'problem', code: 'notANumber' });
});

it('never throws, and never finds an axis outside 1…180', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(9999), (text, number) => {
      for (const reading of [readAxis(text), readAxis(String(number))]) {
        if (reading.kind === 'axis') expect(reading.value >= 1 && reading.value <= 180).toBe(true);
      }
    }),
  );
});
