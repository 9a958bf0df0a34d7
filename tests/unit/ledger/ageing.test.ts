import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueByAge } from '../../../src/domain/ledger/ageing.ts';

describe('the due amounts by age', () => {
  test.each<[string, number, [number, number, number], number[]]>([
    ['of nothing owed', 0, [5, 5, 5], [0, 0, 0, 0]],
    ['in the account’s favour', -7, [5, 5, 5], [0, 0, 0, 0]],
    ['of the newest debits', 4, [5, 5, 5], [4, 0, 0, 0]],
    ['of more than the newest', 12, [5, 5, 5], [5, 5, 2, 0]],
    ['of older ones too', 40, [5, 0, 5], [5, 0, 5, 30]],
    ['of a bounced cheque, whose charges are as old as they were', 9, [0, 0, 0], [0, 0, 0, 9]],
  ])('%s', (_, balance, debits, due) => {
    expect(dueByAge(balance, debits)).toEqual(due);
  });

  test('is what remains when each credit settles the oldest debits first', () => {
    const debit = fc.record({ age: fc.nat({ max: 3 }), amount: fc.nat({ max: 1000 }) });
    fc.assert(
      fc.property(fc.array(debit), fc.nat({ max: 20_000 }), (debits, credit) => {
        const ofAge = (age: number) =>
          debits.filter((each) => each.age === age).reduce((sum, { amount }) => sum + amount, 0);
        const left = [ofAge(0), ofAge(1), ofAge(2), ofAge(3)];
        let paid = credit;
        for (let age = 3; age >= 0; age -= 1) {
          const settled = Math.min(paid, left[age] ?? 0);
          left[age] = (left[age] ?? 0) - settled;
          paid -= settled;
        }
        const owed = debits.reduce((sum, { amount }) => sum + amount, 0) - credit;
        expect(dueByAge(owed, [ofAge(0), ofAge(1), ofAge(2)])).toEqual(left);
      }),
    );
  });
});
