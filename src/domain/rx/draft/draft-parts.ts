import type { LensCatalogue } from '../../catalogue/lens.ts';
import type { PriceParts } from '../../prices/price-parts.ts';
import { rxParts } from '../rx-parts.ts';
import { priceDraft, pricedSide } from './draft-price.ts';
import type { KnownDraft } from './read-known.ts';

/** The price parts of an unfinished draft; null until lens and powers are known. */
export function draftParts(known: KnownDraft, catalogue: LensCatalogue): PriceParts | null {
  if (priceDraft(known, catalogue).total.kind !== 'priced') return null;
  const right = pricedSide('right', known.rx, catalogue);
  const left = pricedSide('left', known.rx, catalogue);
  const either = right ?? left;
  if (!either) return null;
  const powers = { right: right?.right ?? null, left: left?.left ?? null };
  const { pairAge } = known.rx;
  return rxParts({ ...either, ...powers, pairAge }, catalogue);
}
