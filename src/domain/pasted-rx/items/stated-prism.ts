import type { PrismBase } from '../../optics/prism-parts.ts';

/** What a message says about a prism amount. */
export interface StatedPrism {
  /** A direction of the base, or degrees; null if none is written. */
  readonly base: PrismBase | { readonly degrees: string } | null;
  /** The total of both eyes, for each of them, or null for the eye it is written with. */
  readonly of: 'total' | 'each' | null;
  /** Whether the amount may be either of two numbers. */
  readonly isUnclear: boolean;
  /** End of its base or angle, if that is asked about. */
  readonly to: number;
}
