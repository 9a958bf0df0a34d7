import * as z from 'zod/mini';
import { catalogueId } from '../catalogue/lens.ts';
import { reasons } from '../lifecycle/reasons.ts';
import { warrantyLimits } from './warranty-limits.ts';

/** For how long, and for which reasons, lenses are made again without cost. */
export const warrantyTerm = z.strictObject({
  /** The design it holds for; null for all that has no term of its own. */
  design: z.nullable(catalogueId),
  /** Days after the one on which the lenses left the lab. */
  days: z.int().check(z.gte(1), z.lte(warrantyLimits.days)),
  reasons: z.array(z.enum(reasons.remake)).check(
    z.minLength(1),
    z.refine((given) => new Set(given).size === given.length),
  ),
});
export type WarrantyTerm = z.infer<typeof warrantyTerm>;

/** All terms, each design once. */
export const warrantyTerms = z.array(warrantyTerm).check(
  z.maxLength(warrantyLimits.terms),
  z.refine((terms) => new Set(terms.map(({ design }) => design)).size === terms.length),
);
