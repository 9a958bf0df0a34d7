import * as z from 'zod/mini';

/** Bounds, inclusive, and step, in the number's own unit. */
export interface Limits {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export function integerWithin({ min, max }: Pick<Limits, 'min' | 'max'>) {
  return z.int().check(z.gte(min), z.lte(max));
}
