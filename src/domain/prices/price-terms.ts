import * as z from 'zod/mini';
import { basisPoints } from '../vocabulary/money.ts';
import { discount } from './discount.ts';

/** What holds for the whole of an order's price. A list is answered without them where there are none. */
export const priceTerms = z.strictObject({
  /** The share of tax in all prices; null where no rate was set. */
  taxRate: z.nullable(basisPoints),
  /** Those that the account gets today, in the lab's order. */
  discounts: z.optional(z.array(discount)),
});
export type PriceTerms = z.infer<typeof priceTerms>;
