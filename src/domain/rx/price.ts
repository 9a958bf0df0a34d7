import * as z from 'zod/mini';
import { rials } from '../vocabulary/money.ts';

/** In rials; null is "price on request". An eye that is not ordered costs 0. */
export const rxPrice = z.strictObject({
  right: z.nullable(rials),
  left: z.nullable(rials),
  total: z.nullable(rials),
});
export type RxPrice = z.infer<typeof rxPrice>;
