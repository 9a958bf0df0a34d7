import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf, sumsOf, totalOf } from '../../../src/domain/invoices/compose-lines.ts';
import { invoiceNumber, readInvoiceNumber } from '../../../src/domain/invoices/invoice-number.ts';
import { taxWithin } from '../../../src/domain/ledger/tax-within.ts';

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

test('lines add up to the ledger’s amount, to the rial', () => {
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

const priced = fc.record({
  totals: fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 2, maxLength: 9 }),
  off: fc.double({ min: 0, max: 0.9, noNaN: true }),
  rate: fc.integer({ min: 0, max: 3000 }),
  isQuoted: fc.boolean(),
});

test('the parts of a line less its discount and with its tax are what was charged, to the rial', () => {
  fc.assert(
    fc.property(priced, ({ totals, off, rate, isQuoted }) => {
      const whole = totals.reduce((all, each) => all + each, 0);
      const taken = Math.floor((whole - (isQuoted ? (totals[0] ?? 0) : 0)) * off);
      fc.pre(whole > taken);
      const charged = whole - taken;
      const tax = taxWithin(charged, rate);
      const parts = totals.map((total, at) => {
        const known = isQuoted && at === 0 ? null : total;
        return { part: 'goods', id: String(at), pieces: 1, each: known, total: known } as const;
      });
      const discount = taken > 0 ? { name: { fa: 'د', en: 'd' }, amount: taken } : null;
      const price = { parts, discount, taxRate: rate };
      const split = partsOf(price, { charged, credited: 0, tax });
      const { amount, discount: off2 = 0, ...rest } = split?.sums ?? { amount: 0 };
      expect(split?.parts.reduce((all, part) => all + part.amount, 0)).toBe(amount);
      expect({ ...rest, rest: amount - off2 + tax }).toEqual({
        tax,
        total: charged,
        rest: charged,
      });
      for (const part of split?.parts ?? []) expect(part.amount).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('parts that differ from the charge, and single parts, are not listed', () => {
  const part = { part: 'goods', id: 'x', pieces: 1, each: 50, total: 50 } as const;
  const price = { parts: [part, part], discount: null, taxRate: null };
  const charged = { charged: 100, credited: 0, tax: 0 };
  expect(partsOf(price, charged)?.parts).toHaveLength(2);
  expect(partsOf(price, { ...charged, charged: 90 })).toBeUndefined();
  expect(partsOf(price, { ...charged, credited: 10 })).toBeUndefined();
  expect(partsOf({ ...price, parts: [part] }, { ...charged, charged: 50 })).toBeUndefined();
});
