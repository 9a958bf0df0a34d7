import type { PrismBase } from '../../optics/prism-parts.ts';

/** What a message says of an amount of prism. */
export interface SaidPrism {
  /** A direction of the base, or degrees; null if none is written. */
  readonly base: PrismBase | { readonly degrees: string } | null;
  /** Of both eyes together, of each of them, or of the eye it is written with. */
  readonly of: 'total' | 'each' | null;
  /** Whether the amount may be one of two numbers. */
  readonly isUnclear: boolean;
  /** After the last character of its base or angle, where that is asked about. */
  readonly to: number;
}
