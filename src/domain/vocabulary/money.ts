import * as z from 'zod/mini';

/** An amount of money: a whole number of rials, never negative. */
export const rials = z.int().check(z.gte(0), z.lte(1e12));
export type Rials = z.infer<typeof rials>;
