import type { NewEntry } from './post-entry.ts';

/** The parts of an entry that follow from its kind. The rest is the author and the note. */
export type Composed = Pick<
  NewEntry,
  'debit' | 'credit' | 'tax' | 'taxRate' | 'order' | 'reverses'
>;

/** The columns that a reversal copies from its entry. */
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
