import * as z from 'zod/mini';
import { bilingual } from '../vocabulary/bilingual.ts';

/** Which orders a discount is for. */
export const discountScopes = ['everything', 'rx', 'stock', 'accessories'] as const;

/** In whole percent. */
export const discountPercent = z.int().check(z.gte(1), z.lte(100));

/** A discount that an account gets today. */
export const discount = z.strictObject({
  name: bilingual,
  percent: discountPercent,
  of: z.enum(discountScopes),
});
export type Discount = z.infer<typeof discount>;

/** The kinds of orders that are priced. */
export type PricedKind = Exclude<(typeof discountScopes)[number], 'everything'>;
