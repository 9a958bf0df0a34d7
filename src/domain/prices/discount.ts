import * as z from 'zod/mini';
import { bilingual } from '../vocabulary/bilingual.ts';
import { type DiscountScope, discountScopes } from './discount-scopes.ts';

/** In whole percent. */
export const discountPercent = z.int().check(z.gte(1), z.lte(100));

/** A discount the account has today. */
export const discount = z.strictObject({
  name: bilingual,
  percent: discountPercent,
  of: z.enum(discountScopes),
  /** Only for second pairs ordered within these days; missing for a discount on all orders. */
  pairDays: z.optional(z.int()),
});
export type Discount = z.infer<typeof discount>;

/** The kinds of orders that are priced. */
export type PricedKind = Exclude<DiscountScope, 'everything'>;
