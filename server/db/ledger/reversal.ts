import type { NewEntry } from './post-entry.ts';

/** What of an entry follows from its kind; the rest is who made it and in what words. */
export type Composed = Pick<
  NewEntry,
  'debit' | 'credit' | 'tax' | 'taxRate' | 'order' | 'reverses'
>;

/** The columns of an entry that its reversal repeats. */
interface Mistaken {
  id: string;
  debit: number;
  credit: number;
  tax: number;
  taxRate: number | null;
  orderId: string | null;
}

/** The reversal of an entry: the same amount on the other side, with the same tax. */
export function reversalOf(mistaken: Mistaken): Composed {
  const { id, debit, credit, tax, taxRate, orderId: order } = mistaken;
  return { debit: credit, credit: debit, tax, taxRate, order, reverses: id };
}
