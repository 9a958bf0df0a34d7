import { describe, expect, test } from 'vitest';
import { fractionsOfMoney } from '../../../scripts/money/fractions.ts';

const found = (path: string, text: string) =>
  fractionsOfMoney({ path, text: `${text}\ntype Total = Rials;` });

describe('fractional money is found', () => {
  test.each([
    ['a column of fractions', 'a.sql', 'price numeric(12, 2),'],
    ['a column of floats', 'a.sql', 'rebate double precision'],
    ['a column that overflows', 'a.sql', 'quoted_total integer not null'],
    ['a division', 'a.ts', 'const half = order.total / 2;'],
    ['a division of a renamed amount', 'a.ts', 'const half = (creditLimit) / 2;'],
    ['a share', 'a.ts', 'const tax = net * 0.09;'],
    ['a schema of numbers', 'a.ts', 'amount: z.nullable(z.number()),'],
    ['a parsed float', 'a.ts', 'const paid = Number.parseFloat(typed.amount);'],
    ['a displayed float', 'a.ts', 'total.toFixed(1)'],
  ])('%s', (_, path, text) => {
    expect(found(path, `\n${text}`)).toEqual([expect.objectContaining({ path, line: 2 })]);
  });
});

test.each([
  ['a.sql', 'price bigint check (price >= 0), -- no real money'],
  ['a.sql', 'tax_rate integer'],
  ['a.ts', "import { paid } from '../ledger/paid.ts';"],
  ['a.ts', '/** debit / credit */ const total = 2 * price; // price / 2'],
  ['a.ts', 'amount: z.int(), sphere: z.number()'],
  ['a.ts', 'decentration / 2'],
])('%s with “%s” is accepted', (path, text) => {
  expect(found(path, text)).toEqual([]);
});

test('an amount of prism may be divided', () => {
  expect(fractionsOfMoney({ path: 'prism.ts', text: 'const half = amount / 2;' })).toEqual([]);
});
