import * as z from 'zod/mini';
import { prismBases, prismLimits } from './prism-parts.ts';

const amount = z.int().check(z.gte(prismLimits.min), z.lte(prismLimits.max));

/** A prism as two components; amounts > 0 in hundredths of a prism dioptre, a missing component null. */
export const prism = z.strictObject({
  horizontal: z.nullable(z.strictObject({ amount, base: z.enum(prismBases.horizontal) })),
  vertical: z.nullable(z.strictObject({ amount, base: z.enum(prismBases.vertical) })),
});
export type Prism = Readonly<z.infer<typeof prism>>;

export const noPrism: Prism = { horizontal: null, vertical: null };
