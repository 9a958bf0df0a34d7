import type { PowerBand } from '../catalogue/lens.ts';

/** What is priced and for whom: a tier, or all tiers without their own price. */
export interface PriceName {
  /** The name of what is priced, as in the database's `price_item()`: `coating hmc`. */
  of: string;
  /** Null is the general price. */
  tier: string | null;
}

/** The name of the price of a power range in a variant of a design: by its bounds, not by its position. */
export function lensPriceName(
  design: string,
  { index, colour }: { index: number; colour: string },
  { sphereMin, sphereMax, cylinderMin, combinedMin }: Omit<PowerBand, 'price'>,
): string {
  const range = [sphereMin, sphereMax, cylinderMin, combinedMin];
  return ['lens', design, index, colour, ...range].join(' ');
}

/**
 * Number of words in names that have a general price. Stock lenses and accessories have none: a tier has its own prices
 * for them or cannot buy them.
 */
const generalWords: Readonly<Record<string, number>> = { coating: 2, service: 2, lens: 8 };

/** Whether a tier may have its own price in addition to a general one. */
export const hasGeneralPrice = (of: string): boolean => (of.split(' ')[0] ?? '') in generalWords;

/** Whether a word can be a tier id: small Latin letters, digits and hyphens. */
const isTier = (word: string): boolean => /^[a-z0-9-]{1,40}$/.test(word);

/** Parses a price name. A tier's own price has the tier as its last word: `coating hmc partner`. */
export function readPriceName(name: string): PriceName {
  const words = name.split(' ');
  const count = generalWords[words[0] ?? ''];
  const tier = words.at(-1) ?? '';
  if (count === undefined || words.length !== count + 1 || !isTier(tier)) {
    return { of: name, tier: null };
  }
  return { of: words.slice(0, count).join(' '), tier };
}

/** Formats a price name, as in dated prices and files. */
export const formatPriceName = ({ of, tier }: PriceName): string =>
  tier === null ? of : `${of} ${tier}`;
