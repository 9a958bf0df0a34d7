import * as z from 'zod/mini';
import { basisPoints } from '../vocabulary/money.ts';
import { discount } from './discount.ts';

/** Terms that apply to an order's whole price. Missing from a catalogue if there are none. */
export const priceTerms = z.strictObject({
  /** The tax rate included in all prices; null if none was set. */
  taxRate: z.nullable(basisPoints),
  /** The account's discounts today, in the lab's order. */
  discounts: z.optional(z.array(discount)),
});
export type PriceTerms = z.infer<typeof priceTerms>;
