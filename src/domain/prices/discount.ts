import * as z from 'zod/mini';
import { bilingual } from '../vocabulary/bilingual.ts';
import { type DiscountScope, discountScopes } from './discount-scopes.ts';

/** In whole percent. */
export const discountPercent = z.int().check(z.gte(1), z.lte(100));

/** A discount that an account gets today. */
export const discount = z.strictObject({
  name: bilingual,
  percent: discountPercent,
  of: z.enum(discountScopes),
  /** For second pairs alone that follow within these days; left out where it is for all orders. */
  pairDays: z.optional(z.int()),
});
export type Discount = z.infer<typeof discount>;

/** The kinds of orders that are priced. */
export type PricedKind = Exclude<DiscountScope, 'everything'>;
