import * as z from 'zod/mini';
import { priceParts } from '../prices/price-parts.ts';
import { rials } from '../vocabulary/money.ts';

/** In rials; null is "price on request". An eye that is not ordered costs 0. */
export const rxPrice = z.strictObject({
  right: z.nullable(rials),
  left: z.nullable(rials),
  total: z.nullable(rials),
  /** The breakdown of the total; missing from orders placed before it was stored. */
  parts: z.optional(priceParts),
});
export type RxPrice = z.infer<typeof rxPrice>;
