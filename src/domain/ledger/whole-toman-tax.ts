import type { LedgerEntry } from './ledger-entry.ts';

/** Rounds rials half up to whole toman, ten rials each; exact for every safe integer. */
export function toWholeToman(rials: number): number {
  const rest = ((rials % 10) + 10) % 10;
  return rials - rest + (rest < 5 ? 0 : 10);
}

type Taxed = Pick<LedgerEntry, 'debit' | 'credit' | 'net' | 'tax'>;

type Sheet<Entry extends Taxed> = {
  entries: readonly Entry[];
  /** Tax in the debits less tax in the credits, for all entries of the period. */
  period: { tax: number };
};

/** A debit adds its tax to the period, a credit subtracts it. */
const added = ({ debit, tax }: Taxed) => (debit > 0 ? tax : 0 - tax);

/**
 * A statement for display: the tax of each entry and of the period in whole toman, although it is stored to the rial.
 * Rounds the running sum rather than each entry, so that the entries add up to the period's tax; each entry is within a
 * toman of its exact tax. Net is the rest of the amount; amounts and balances stay the same.
 */
export function inWholeToman<Entry extends Taxed, S extends Sheet<Entry>>(
  statement: S,
  order: 'newestFirst' | 'oldestFirst',
): S {
  const { entries, period } = statement;
  const shown =
    order === 'newestFirst'
      ? roundedFrom(period.tax, entries, (entry) => 0 - added(entry))
      : roundedFrom(0, entries, added);
  return { ...statement, entries: shown, period: { ...period, tax: toWholeToman(period.tax) } };
}

function roundedFrom<Entry extends Taxed>(
  start: number,
  entries: readonly Entry[],
  step: (entry: Entry) => number,
): Entry[] {
  let sum = start;
  return entries.map((entry) => {
    const before = sum;
    sum += step(entry);
    const tax = Math.abs(toWholeToman(sum) - toWholeToman(before));
    if (tax === entry.tax) return entry;
    return { ...entry, tax, net: entry.debit + entry.credit - tax };
  });
}
