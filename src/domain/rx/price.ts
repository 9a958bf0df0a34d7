import type { LensCatalogue, LensChoice, ServiceKind } from '../catalogue/lens.ts';
import { bandFor, coatingsOf, findDesign, findVariant } from '../catalogue/lens-availability.ts';
import { type SpheroCylinder, toMinusForm } from '../optics/sphero-cylinder.ts';
import { withDiscount } from '../prices/best-discount.ts';
import type { PricedThing } from '../prices/join-parts.ts';
import type { EyeSide } from '../vocabulary/eye.ts';
import type { Rials } from '../vocabulary/money.ts';
import { sumPrices } from '../vocabulary/prices.ts';
import type { RxOrder } from './rx-order.ts';
import type { RxPrice } from './rx-price.ts';

/** The parts of an order that its price depends on. */
export type PricedRx = Pick<RxOrder, 'lens' | 'job' | 'services' | 'balance'> &
  Record<EyeSide, SpheroCylinder | null> & {
    /** Days after its first pair; missing if it is not a second pair. */
    pairAge?: number | undefined;
  };

/**
 * Prices an order in rials: by eye, the lens in its power with coating and services; and the total less the discount.
 * Null is "price on request".
 */
export function priceRx(order: PricedRx, catalogue: LensCatalogue): Omit<RxPrice, 'parts'> {
  const priceOf = (side: EyeSide): Rials | null =>
    sumPrices(priceEye(side, order, catalogue).map(({ each }) => each));
  const right = priceOf('right');
  const left = priceOf('left');
  const sum = sumPrices([right, left]);
  return { right, left, total: withDiscount(sum, catalogue.terms, 'rx', order.pairAge) };
}

/** The priced items of an eye's lens; none if the eye is not ordered. */
export function priceEye(side: EyeSide, order: PricedRx, catalogue: LensCatalogue): PricedThing[] {
  const eye = order[side];
  if (eye === null && order.balance !== side) return [];
  const lens = eye ? priceLens(eye, order.lens, catalogue) : [serviceItem('balance', catalogue)];
  return [...lens, ...priceServices(order, catalogue)];
}

function priceLens(
  power: SpheroCylinder,
  lens: LensChoice,
  catalogue: LensCatalogue,
): PricedThing[] {
  const { sphere, cylinder } = toMinusForm(power);
  const design = findDesign(catalogue, lens.design);
  const variant = findVariant(catalogue, lens);
  const coatings = design && variant ? coatingsOf(catalogue, design, lens.index, lens.colour) : [];
  const coating = coatings.find(({ id }) => id === lens.coating);
  const band = variant && bandFor(variant, sphere, cylinder);
  return [
    { part: 'lens', id: lens.design, each: band?.price ?? null },
    { part: 'coating', id: lens.coating, each: coating?.price ?? null },
  ];
}

function priceServices({ job, services }: PricedRx, catalogue: LensCatalogue): PricedThing[] {
  const { tint, mirror, coats, engraving } = services;
  const thing = (part: ServiceKind, id: string | null | undefined): PricedThing[] => {
    const each = catalogue.services.find((service) => service.id === id)?.price ?? null;
    return typeof id === 'string' ? [{ part, id, each }] : [];
  };
  return [
    ...thing('tint', tint?.colour),
    ...thing('mirror', mirror),
    ...coats.flatMap((id) => thing('coat', id)),
    ...(engraving === '' ? [] : [serviceItem('engraving', catalogue)]),
    ...(job === 'uncut' ? [] : [serviceItem(job, catalogue)]),
  ];
}

function serviceItem(part: ServiceKind, { services }: LensCatalogue): PricedThing {
  const service = services.find(({ kind }) => kind === part);
  return { part, id: service?.id ?? part, each: service?.price ?? null };
}
