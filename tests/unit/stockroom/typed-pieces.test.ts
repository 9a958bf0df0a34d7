import { expect, it } from 'vitest';
import { readTypedPieces } from '../../../src/domain/stockroom/typed-pieces.ts';

it.each([
  ['5,000', 5000],
  ['۵٬۰۰۰', 5000],
  ['5 000', 5000],
  ['5000,00', 5000],
  ['5000.00', 5000],
  ["5'000", 5000],
  ['10,000', 10_000],
  ['12.0', 12],
  ['0', 0],
  ['007', 7],
])('%s is %d pieces', (text, value) => {
  expect(readTypedPieces(text)).toEqual({ kind: 'pieces', value });
});

it.each([
  ['5.000', 'notACount'],
  ['۵/۰۰۰', 'notACount'],
  ['50,00,0', 'notACount'],
  ['5,0000', 'notACount'],
  ['1 2', 'notACount'],
  ['1.5', 'notACount'],
  ['1,5', 'notACount'],
  ['many', 'notACount'],
  ['=1+1', 'formula'],
  ['-2', 'negative'],
  ['10,001', 'tooMany'],
])('%s is refused: %s', (text, code) => {
  expect(readTypedPieces(text)).toEqual({ kind: 'problem', code });
});

it('is empty if nothing is typed', () => {
  expect(readTypedPieces(' ')).toEqual({ kind: 'empty' });
});
