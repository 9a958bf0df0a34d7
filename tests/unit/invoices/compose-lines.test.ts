import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumsOf, totalOf } from '../../../src/domain/invoices/compose-lines.ts';
import { invoiceNumber, readInvoiceNumber } from '../../../src/domain/invoices/invoice-number.ts';

const charged = fc
  .record({
    charged: fc.integer({ min: 1, max: 1e12 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    rate: fc.double({ min: 0, max: 0.5, noNaN: true }),
  })
  .map(({ charged: debit, part, rate }) => {
    const credited = Math.floor(debit * part);
    return { charged: debit, credited, tax: Math.floor((debit - credited) * rate) };
  });

test('lines add up to what the ledger holds, to the rial', () => {
  fc.assert(
    fc.property(fc.array(charged, { minLength: 1, maxLength: 30 }), (all) => {
      const lines = all.map(sumsOf);
      const { amount, discount, tax, total } = totalOf(lines);
      expect(amount - discount + tax).toBe(total);
      expect(total).toBe(all.reduce((sum, each) => sum + each.charged - each.credited, 0));
      for (const line of lines) {
        expect(line.amount - line.discount + line.tax).toBe(line.total);
        expect(Math.min(line.amount, line.discount, line.tax, line.total)).toBeGreaterThanOrEqual(
          0,
        );
      }
    }),
  );
});

test.each([
  ['1405/12', { year: 1405, number: 12 }],
  ['۱۴۰۵/۱۲', { year: 1405, number: 12 }],
  [' 12 ', { year: null, number: 12 }],
  ['1405', { year: null, number: 1405 }],
  ['1405/', null],
  ['آفتاب', null],
  ['', null],
])('what is typed as a number, %s, is %o', (typed, read) => {
  expect(readInvoiceNumber(typed)).toEqual(read);
});

test('the number reads back as its place', () => {
  const place = { year: 1405, number: 40 };
  expect(readInvoiceNumber(invoiceNumber(place))).toEqual(place);
});
