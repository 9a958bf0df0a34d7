import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asLine, fieldsOf } from '../../../src/domain/stock-line/line-fields.ts';

const nothing = { sphere: '', cylinder: '', quantity: '' };

test('a line composed of fields is split into the same fields', () => {
  const typed = fc.stringMatching(/^[-+−ـ0-9۰-۹٠-٩.,/٫،]{0,6}$/u);
  const fields = fc.record({ sphere: typed, cylinder: typed, quantity: typed });
  const reads = fc.property(fields, (each) => {
    expect(fieldsOf(asLine(each))).toEqual(each);
  });
  fc.assert(reads, { examples: [[nothing]] });
});

test.each([
  ['', {}],
  ['  -2.00   -0.50 ', { sphere: '-2.00', cylinder: '-0.50' }],
  ['-0.75 DC', { cylinder: '-0.75' }],
  ['۲٫۰۰- qty ۳', { sphere: '۲٫۰۰-', quantity: '۳' }],
  ['-0.75 DC qty 2', { cylinder: '-0.75', quantity: '2' }],
])('%j is split into fields', (line, fields) => {
  expect(fieldsOf(line)).toEqual({ ...nothing, ...fields });
});

test.each([
  'hmc -2.00',
  '-2.00 x2',
  '-2.00 ×2',
  '-2.00 -0.50 2',
  '-2.00 DS',
  '-2.00 -0.50 DC',
  '-2.00 qty 2 qty 3',
  'qty 2 -2.00',
  '-2.00 -0.50 @90',
  'qty',
  'DC',
])('%j does not fit the fields', (line) => {
  expect(fieldsOf(line)).toBeNull();
});
