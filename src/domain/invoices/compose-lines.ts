import type { InvoiceLine, InvoiceSums } from './invoice.ts';

/** What the ledger holds for an order, in rials: what it was charged, what was credited of it, and the tax in the rest. */
export interface Charged {
  charged: number;
  credited: number;
  tax: number;
}

/**
 * The sums of an order's line. Its total is what the ledger owes for it to the rial, and its tax the ledger's; what was
 * credited is shown as a discount.
 */
export function sumsOf({ charged, credited, tax }: Charged): InvoiceSums {
  const total = charged - credited;
  return { amount: charged - tax, discount: credited, tax, total };
}

/** The sums of all lines. */
export function totalOf(lines: readonly Pick<InvoiceLine, keyof InvoiceSums>[]): InvoiceSums {
  const sum = (of: keyof InvoiceSums) => lines.reduce((all, line) => all + line[of], 0);
  return { amount: sum('amount'), discount: sum('discount'), tax: sum('tax'), total: sum('total') };
}
