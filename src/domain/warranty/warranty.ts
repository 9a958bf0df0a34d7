import * as z from 'zod/mini';
import { catalogueId } from '../catalogue/lens.ts';
import { reasons } from '../lifecycle/reasons.ts';
import { warrantyLimits } from './warranty-limits.ts';

/** For how long and for which reasons lenses are remade free of charge. */
export const warrantyTerm = z.strictObject({
  /** The design it applies to; null for all designs without a separate term. */
  design: z.nullable(catalogueId),
  /** Days after the day on which the lenses left the lab. */
  days: z.int().check(z.gte(1), z.lte(warrantyLimits.days)),
  reasons: z.array(z.enum(reasons.remake)).check(
    z.minLength(1),
    z.refine((given) => new Set(given).size === given.length),
  ),
});
export type WarrantyTerm = z.infer<typeof warrantyTerm>;

/** All terms, at most one per design. */
export const warrantyTerms = z.array(warrantyTerm).check(
  z.maxLength(warrantyLimits.terms),
  z.refine((terms) => new Set(terms.map(({ design }) => design)).size === terms.length),
);
