import type { PricePart, PriceParts } from '../prices/price-parts.ts';
import { sumParts } from '../prices/sum-parts.ts';
import { shareOf } from '../vocabulary/share-of.ts';
import type { InvoiceLine, InvoiceSums } from './invoice.ts';

/** What the ledger records for an order, in rials: the charge, the credit, and the tax on the difference. */
export interface Charged {
  charged: number;
  credited: number;
  tax: number;
}

/** The sums of an order's line. Total and tax equal the ledger's to the rial; credits are shown as a discount. */
export function sumsOf({ charged, credited, tax }: Charged): InvoiceSums {
  const total = charged - credited;
  return { amount: charged - tax, discount: credited, tax, total };
}

/** A part of a price with its amount before tax and discount. */
export type NetPart = Pick<PricePart, 'part' | 'id' | 'eye' | 'pieces'> & { amount: number };

/** Each part's amount including tax; undefined if the parts do not add up to the charge. */
function grossParts(price: PriceParts, charged: number): number[] | undefined {
  const { unpriced, quoted, known, total } = sumParts(price, charged);
  const rest = unpriced.length === 1 ? quoted : 0;
  const isCharged = unpriced.length === 0 ? total === charged : unpriced.length === 1;
  if (!isCharged || known < 0 || rest === null || rest < 0) return undefined;
  return price.parts.map((part) => part.total ?? rest);
}

/**
 * An order's line by part. The parts less the discount equal the ledger's amount before tax, to the rial: each part
 * gets its share, rounded so that the shares add up. Undefined if the price has fewer than two parts, or the parts do
 * not add up to the charge, as after a credit.
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
