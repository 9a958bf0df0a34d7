import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerStockLine } from '../../../src/domain/stock-line/find-line.ts';
import { asLine, faultOf, fieldsOf } from '../../../src/domain/stock-line/line-fields.ts';
import { stockShelf } from '../../fixtures/stock.ts';

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

test.each([
  [
    { sphere: '-1', quantity: '0' },
    { field: 'quantity', code: 'count', part: '0' },
  ],
  [
    { sphere: '-1', quantity: '۱٫۵' },
    { field: 'quantity', code: 'count', part: '۱٫۵' },
  ],
  [
    { sphere: '-1', quantity: 'two' },
    { field: 'quantity', code: 'count', part: 'two' },
  ],
  [
    { sphere: '-1', quantity: '-2' },
    { field: 'quantity', code: 'count', part: '-2' },
  ],
  [
    { cylinder: '-0.5', quantity: '2' },
    { field: 'sphere', code: 'sphereMissing', part: '' },
  ],
  [{ sphere: '۲٫۰۰' }, { field: 'sphere', code: 'signMissing', part: '2.00' }],
  [{ sphere: '-2.1' }, { field: 'sphere', code: 'offStep', part: '-2.1' }],
  [
    { sphere: '-2', cylinder: '-0,6' },
    { field: 'cylinder', code: 'offStep', part: '-0.6' },
  ],
  [{ sphere: '-2', quantity: '2' }, null],
  [{}, null],
])('the fault of %j is %j', (given, fault) => {
  const fields = { ...nothing, ...given };
  const anyLens = { lens: '', diameter: null };
  const answer = answerStockLine(asLine(fields), 'pieces', stockShelf, anyLens);
  expect(faultOf(fields, answer)).toEqual(fault);
});
