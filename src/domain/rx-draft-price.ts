import { checkEye, type KnownEye, type KnownLens } from './eye-rules.ts';
import type { LensCatalogue } from './lens.ts';
import { followLens } from './lens-rules.ts';
import { type Rials, sumPrices } from './money.ts';
import type { EyePrescription, EyeSide } from './prescription.ts';
import { askedLens, type RxDraft, readSide } from './rx-draft.ts';
import { priceRx } from './rx-price.ts';

/** What one eye costs as far as it is composed; an amount of null is "price on request". */
export type DraftPrice =
  | { kind: 'notOrdered' }
  /** Power or lens are not settled yet. */
  | { kind: 'open' }
  | { kind: 'priced'; amount: Rials | null };

export type DraftPrices = { right: DraftPrice; left: DraftPrice; total: DraftPrice };

/** Prices a draft as soon as lens and power are known, before the rest is written. */
export function priceDraft(draft: RxDraft, catalogue: LensCatalogue): DraftPrices {
  const right = priceSide('right', draft, catalogue);
  const left = priceSide('left', draft, catalogue);
  return { right, left, total: sum([right, left]) };
}

function priceSide(side: EyeSide, draft: RxDraft, catalogue: LensCatalogue): DraftPrice {
  const eye = readSide(draft, side);
  if (!eye) return { kind: 'notOrdered' };
  const lens = chosenLens(draft, catalogue);
  const power = lens && soundPower(side, eye, lens.found);
  if (!power) return { kind: 'open' };
  const none = {
    kind: 'rx',
    reference: '',
    patient: '',
    remarks: '',
    right: null,
    left: null,
  } as const;
  const order = { ...none, [side]: power, lens: lens.choice };
  return { kind: 'priced', amount: priceRx(order, catalogue)[side] };
}

function chosenLens(draft: RxDraft, catalogue: LensCatalogue) {
  const { design, index, coating, ...asked } = askedLens(draft.lens);
  if (!design || !index || !coating) return null;
  const found = followLens({ ...asked, design, index, coating }, catalogue);
  if (!found.variant || found.issues.length > 0) return null;
  return { found, choice: { design, index, colour: found.variant.colour, coating } };
}

/** The power alone, which is what bands and prices go by; null while something stands against it. */
function soundPower(side: EyeSide, eye: KnownEye, lens: KnownLens): EyePrescription | null {
  const { sphere, cylinder } = eye;
  if (typeof sphere !== 'number' || typeof cylinder !== 'number') return null;
  const powers = [`${side}.sphere`, `${side}.cylinder`];
  if (checkEye(side, eye, lens).some(({ path }) => powers.includes(path))) return null;
  return { sphere, cylinder, axis: null, add: null, pd: null, height: null };
}

function sum(prices: readonly DraftPrice[]): DraftPrice {
  const ordered = prices.filter((price) => price.kind !== 'notOrdered');
  if (ordered.some(({ kind }) => kind === 'open')) return { kind: 'open' };
  const amounts = ordered.map((price) => (price.kind === 'priced' ? price.amount : null));
  return { kind: 'priced', amount: sumPrices(amounts) };
}
