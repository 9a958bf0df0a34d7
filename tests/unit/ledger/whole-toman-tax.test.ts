import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { taxWithin } from '../../../src/domain/ledger/tax-within.ts';
import { inWholeToman } from '../../../src/domain/ledger/whole-toman-tax.ts';

type Amount = { side: 'debit' | 'credit'; gross: number; rate: number };

const signed = ({ debit, tax }: { debit: number; tax: number }) => (debit > 0 ? tax : 0 - tax);

/** A statement, oldest first, with the tax of each amount to the rial as the ledger keeps it. */
function statementOf(amounts: readonly Amount[]) {
  const entries = amounts.map(({ side, gross, rate }) => {
    const tax = taxWithin(gross, rate);
    const [debit, credit] = side === 'debit' ? [gross, 0] : [0, gross];
    return { debit, credit, tax, net: gross - tax };
  });
  const tax = entries.reduce((sum, entry) => sum + signed(entry), 0);
  return { entries, period: { tax } };
}

const charges = (...grosses: number[]) =>
  statementOf(grosses.map((gross) => ({ side: 'debit', gross, rate: 1000 })));

describe('the tax on a statement', () => {
  test.each([
    ['a whole tax stays', charges(1_100_000), [100_000], 100_000],
    ['a tax that ends in 4 rials is rounded down', charges(1_234_550), [112_230], 112_230],
    ['one that ends in 6 is rounded up', charges(1_200_710), [109_160], 109_160],
    ['one that ends in 5 is rounded up', charges(110_050), [10_010], 10_010],
    ['no tax', charges(0), [0], 0],
    ['an empty period', charges(), [], 0],
    [
      'three of 91.3 toman are 273.9: the second is the higher one',
      charges(10_040, 10_040, 10_040),
      [910, 920, 910],
      2740,
    ],
    ['a tax of 4 rials in each: the second fills the toman', charges(40, 40, 40), [0, 10, 0], 10],
  ])('%s', (_, statement, taxes, total) => {
    const shown = inWholeToman(statement, 'oldestFirst');
    expect(shown.entries.map(({ tax }) => tax)).toEqual(taxes);
    expect(shown.period.tax).toBe(total);
  });

  it('is given back by the reversal of a charge', () => {
    const statement = statementOf([
      { side: 'debit', gross: 1_234_560, rate: 1000 },
      { side: 'credit', gross: 1_234_560, rate: 1000 },
    ]);
    const { entries, period } = inWholeToman(statement, 'oldestFirst');
    expect(entries.map(({ tax }) => tax)).toEqual([112_230, 112_230]);
    expect(period.tax).toBe(0);
  });

  it('keeps an entry whose tax is whole as it is, for screens that compare', () => {
    const statement = charges(1_100_000, 2_200_000);
    expect(inWholeToman(statement, 'oldestFirst').entries[1]).toBe(statement.entries[1]);
  });
});

describe('for any ledger', () => {
  const amount = fc.record({
    side: fc.constantFrom('debit' as const, 'credit' as const),
    // Prices in whole toman.
    gross: fc.integer({ min: 1, max: 1e11 }).map((toman) => toman * 10),
    rate: fc.integer({ min: 0, max: 10_000 }),
  });
  const statement = fc.array(amount, { maxLength: 40 }).map(statementOf);

  it('net and tax are whole toman, add up to the amount, and are near the exact ones', () => {
    fc.assert(
      fc.property(statement, (exact) => {
        inWholeToman(exact, 'oldestFirst').entries.forEach((entry, index) => {
          const gross = entry.debit + entry.credit;
          expect(entry.tax % 10).toBe(0);
          expect(entry.net % 10).toBe(0);
          expect(entry.net + entry.tax).toBe(gross);
          expect(entry.tax >= 0 && entry.tax <= gross).toBe(true);
          expect(Math.abs(entry.tax - (exact.entries[index]?.tax ?? 0))).toBeLessThan(10);
        });
      }),
    );
  });

  it('the taxes shown add up to the one of the period, which is the exact one rounded', () => {
    fc.assert(
      fc.property(statement, (exact) => {
        const { entries, period } = inWholeToman(exact, 'oldestFirst');
        expect(entries.reduce((sum, entry) => sum + signed(entry), 0)).toBe(period.tax);
        expect(Math.abs(period.tax - exact.period.tax)).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('screen, newest first and page by page, and paper, oldest first, show the same', () => {
    fc.assert(
      fc.property(statement, fc.nat({ max: 40 }), (exact, shownAtFirst) => {
        const paper = inWholeToman(exact, 'oldestFirst').entries.toReversed();
        const newestFirst = { ...exact, entries: exact.entries.toReversed() };
        expect(inWholeToman(newestFirst, 'newestFirst').entries).toEqual(paper);
        const page = { ...newestFirst, entries: newestFirst.entries.slice(0, shownAtFirst) };
        expect(inWholeToman(page, 'newestFirst').entries).toEqual(paper.slice(0, shownAtFirst));
      }),
    );
  });

  it('amounts stay', () => {
    fc.assert(
      fc.property(statement, (exact) => {
        const amounts = ({ entries }: typeof exact) =>
          entries.map(({ debit, credit }) => [debit, credit]);
        expect(amounts(inWholeToman(exact, 'oldestFirst'))).toEqual(amounts(exact));
      }),
    );
  });
});
