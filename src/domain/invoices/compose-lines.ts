import type { PricePart, PriceParts } from '../prices/price-parts.ts';
import { sumParts } from '../prices/sum-parts.ts';
import { shareOf } from '../vocabulary/share-of.ts';
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

/** A part of a price, with what it comes to without the tax and before the discount. */
export type NetPart = Pick<PricePart, 'part' | 'id' | 'eye' | 'pieces'> & { amount: number };

/** What each part comes to with the tax; undefined where the parts are not what was charged. */
function grossParts(price: PriceParts, charged: number): number[] | undefined {
  const { unpriced, quoted, known, total } = sumParts(price, charged);
  const rest = unpriced.length === 1 ? quoted : 0;
  const isCharged = unpriced.length === 0 ? total === charged : unpriced.length === 1;
  if (!isCharged || known < 0 || rest === null || rest < 0) return undefined;
  return price.parts.map((part) => part.total ?? rest);
}

/**
 * An order's line part by part: the parts less the discount are what the ledger holds without its tax, to the rial. Each
 * part has its share of it, rounded so that they add up. Undefined where the price has fewer than two parts, or the
 * parts are not what was charged, as after a credit.
 */
export function partsOf(
  price: PriceParts,
  { charged, credited, tax }: Charged,
): { parts: NetPart[]; sums: InvoiceSums } | undefined {
  const gross = credited === 0 && price.parts.length > 1 ? grossParts(price, charged) : undefined;
  if (!gross || charged === 0) return undefined;
  const net = charged - tax;
  const discount = shareOf(price.discount?.amount ?? 0, net, charged);
  const amount = net + discount;
  const whole = gross.reduce((all, each) => all + each, 0);
  let before = 0;
  const parts = price.parts.map(({ part, id, eye, pieces }, at) => {
    const from = shareOf(amount, before, whole);
    before += gross[at] ?? 0;
    return { part, id, ...(eye && { eye }), pieces, amount: shareOf(amount, before, whole) - from };
  });
  return { parts, sums: { amount, discount, tax, total: charged } };
}

/** The sums of all lines. */
export function totalOf(lines: readonly Pick<InvoiceLine, keyof InvoiceSums>[]): InvoiceSums {
  const sum = (of: keyof InvoiceSums) => lines.reduce((all, line) => all + line[of], 0);
  return { amount: sum('amount'), discount: sum('discount'), tax: sum('tax'), total: sum('total') };
}
