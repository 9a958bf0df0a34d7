import type { KnownLens } from '../../catalogue/follow-lens.ts';
import type { LensCatalogue } from '../../catalogue/lens.ts';
import type { SpheroCylinder } from '../../optics/sphero-cylinder.ts';
import { withDiscount } from '../../prices/best-discount.ts';
import type { EyeSide } from '../../vocabulary/eye.ts';
import type { Rials } from '../../vocabulary/money.ts';
import { sumPrices } from '../../vocabulary/prices.ts';
import type { KnownEye, KnownRx } from '../known-rx.ts';
import { type PricedRx, priceRx } from '../price.ts';
import { checkEye } from '../rules/eye-rules.ts';
import { chosenLens, chosenServices } from './chosen.ts';
import type { KnownDraft } from './read-known.ts';

/** Price of one eye so far; an amount of null is "price on request". */
export type DraftPrice =
  | { kind: 'notOrdered' }
  /** Power or lens are still unknown. */
  | { kind: 'open' }
  | { kind: 'priced'; amount: Rials | null };

export type DraftPrices = { right: DraftPrice; left: DraftPrice; total: DraftPrice };

/** Prices an unfinished draft as soon as lens and power are known. */
export function priceDraft({ rx }: KnownDraft, catalogue: LensCatalogue): DraftPrices {
  const right = priceSide('right', rx, catalogue);
  const left = priceSide('left', rx, catalogue);
  const total = sumDraftPrices([right, left]);
  if (total.kind !== 'priced') return { right, left, total };
  const amount = withDiscount(total.amount, catalogue.terms, 'rx', rx.pairAge);
  return { right, left, total: { kind: 'priced', amount } };
}

function priceSide(side: EyeSide, rx: KnownRx, catalogue: LensCatalogue): DraftPrice {
  if (!rx[side] && rx.balance !== side) return { kind: 'notOrdered' };
  const order = pricedSide(side, rx, catalogue);
  return order ? { kind: 'priced', amount: priceRx(order, catalogue)[side] } : { kind: 'open' };
}

/** The order reduced to one eye and the parts its price depends on; null while power or lens are unknown. */
export function pricedSide(side: EyeSide, rx: KnownRx, catalogue: LensCatalogue): PricedRx | null {
  const eye = rx[side];
  const lens = chosenLens(rx, catalogue);
  const power = lens && eye && soundPower(side, eye, lens.found);
  if (!lens || (eye && !power)) return null;
  return {
    right: null,
    left: null,
    [side]: power,
    lens: lens.choice,
    job: rx.job,
    balance: rx.balance,
    services: chosenServices(rx),
  };
}

/** Sphere and cylinder, which determine the price; null while either is invalid or missing. */
function soundPower(side: EyeSide, eye: KnownEye, lens: KnownLens): SpheroCylinder | null {
  const { sphere, cylinder } = eye;
  if (typeof sphere !== 'number' || typeof cylinder !== 'number') return null;
  const powers = [`${side}.sphere`, `${side}.cylinder`];
  if (checkEye(side, eye, lens).some(({ path }) => powers.includes(path))) return null;
  return { sphere, cylinder, axis: null };
}

function sumDraftPrices(prices: readonly DraftPrice[]): DraftPrice {
  const ordered = prices.filter((price) => price.kind !== 'notOrdered');
  if (ordered.some(({ kind }) => kind === 'open')) return { kind: 'open' };
  const amounts = ordered.map((price) => (price.kind === 'priced' ? price.amount : null));
  return { kind: 'priced', amount: sumPrices(amounts) };
}
