import * as z from 'zod/mini';
import { priceParts } from '../prices/price-parts.ts';
import { rials } from '../vocabulary/money.ts';

/** In rials; null is "price on request". An eye that is not ordered costs 0. */
export const rxPrice = z.strictObject({
  right: z.nullable(rials),
  left: z.nullable(rials),
  total: z.nullable(rials),
  /** What the total is made of; left out in orders that were placed before it was kept. */
  parts: z.optional(priceParts),
});
export type RxPrice = z.infer<typeof rxPrice>;
