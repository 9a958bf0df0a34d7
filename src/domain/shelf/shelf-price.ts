import * as z from 'zod/mini';
import { priceParts } from '../prices/price-parts.ts';
import { rials } from '../vocabulary/money.ts';

/** Price from a minimum number of pieces. All pieces of one lens or product in an order count together. */
const quantityBreak = z.strictObject({
  from: z.int().check(z.gte(1)),
  /** Rials for one piece; null is "price on request". */
  price: z.nullable(rials),
});

/** Ascending, at most four. */
export const quantityBreaks = z.array(quantityBreak).check(z.minLength(1), z.maxLength(4));
export type QuantityBreaks = z.infer<typeof quantityBreaks>;

/** In rials; null is "price on request". */
const linePrice = z.strictObject({ each: z.nullable(rials), total: z.nullable(rials) });

/** Price of each line, in order, and of all of them. */
export const shelfPrice = z.strictObject({
  lines: z.array(linePrice),
  total: z.nullable(rials),
  /** The breakdown of the total; missing from orders placed before it was stored. */
  parts: z.optional(priceParts),
});
export type ShelfPrice = z.infer<typeof shelfPrice>;
