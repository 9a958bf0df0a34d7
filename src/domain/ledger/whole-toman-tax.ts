import type { LedgerEntry } from './ledger-entry.ts';

/** Rials rounded half up to whole toman, ten rials each; exact for every safe integer. */
export function toWholeToman(rials: number): number {
  const rest = ((rials % 10) + 10) % 10;
  return rials - rest + (rest < 5 ? 0 : 10);
}

type Taxed = Pick<LedgerEntry, 'debit' | 'credit' | 'net' | 'tax'>;

type Sheet<Entry extends Taxed> = {
  entries: readonly Entry[];
  /** The tax in the debits less the tax in the credits, of all entries of the period. */
  period: { tax: number };
};

/** A debit adds its tax to that of the period, a credit takes it away. */
const added = ({ debit, tax }: Taxed) => (debit > 0 ? tax : 0 - tax);

/**
 * A statement as it is read: the tax of each entry and of the period in whole toman, though it is kept to the rial.
 * Not each entry is rounded, but the sum up to it, so that the entries of a whole period add up to its tax; an entry
 * differs from its exact tax by less than a toman. Net is the rest of the amount, and amounts and balances stay.
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
