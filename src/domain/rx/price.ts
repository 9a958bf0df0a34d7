import * as z from 'zod/mini';
import type { LensCatalogue, LensChoice, ServiceKind } from '../catalogue/lens.ts';
import { bandFor, coatingsOf, findDesign, findVariant } from '../catalogue/lens-availability.ts';
import { type SpheroCylinder, toMinusForm } from '../optics/sphero-cylinder.ts';
import type { EyeSide } from '../vocabulary/eye.ts';
import type { Rials } from '../vocabulary/money.ts';
import { rials } from '../vocabulary/money.ts';
import { sumPrices } from '../vocabulary/prices.ts';
import type { RxOrder } from './rx-order.ts';

/** In rials; null is "price on request". An eye that is not ordered costs 0. */
export const rxPrice = z.strictObject({
  right: z.nullable(rials),
  left: z.nullable(rials),
  total: z.nullable(rials),
});
export type RxPrice = z.infer<typeof rxPrice>;

/** The parts of an order that its price depends on. */
export type PricedRx = Pick<RxOrder, 'lens' | 'job' | 'services' | 'balance'> &
  Record<EyeSide, SpheroCylinder | null>;

/** Prices an order in rials, by eye: lens in its power, coating and services. Null is "price on request". */
export function priceRx(order: PricedRx, catalogue: LensCatalogue): RxPrice {
  const right = priceEye('right', order, catalogue);
  const left = priceEye('left', order, catalogue);
  return { right, left, total: sumPrices([right, left]) };
}

function priceEye(side: EyeSide, order: PricedRx, catalogue: LensCatalogue): Rials | null {
  const services = priceServices(order, catalogue);
  const eye = order[side];
  if (eye !== null) return sumPrices([priceLens(eye, order.lens, catalogue), services]);
  if (order.balance !== side) return 0;
  return sumPrices([priceOfKind('balance', catalogue), services]);
}

function priceLens(
  power: SpheroCylinder,
  lens: LensChoice,
  catalogue: LensCatalogue,
): Rials | null {
  const { sphere, cylinder } = toMinusForm(power);
  const design = findDesign(catalogue, lens.design);
  const variant = findVariant(catalogue, lens);
  if (!design || !variant) return null;
  const coating = coatingsOf(catalogue, design, lens.index, lens.colour).find(
    ({ id }) => id === lens.coating,
  );
  return sumPrices([bandFor(variant, sphere, cylinder)?.price ?? null, coating?.price ?? null]);
}

function priceServices({ job, services }: PricedRx, catalogue: LensCatalogue): Rials | null {
  const { tint, mirror, coats, engraving } = services;
  const named = [tint?.colour, mirror, ...coats].filter((id) => typeof id === 'string');
  const priceOf = (id: string) => catalogue.services.find((each) => each.id === id)?.price ?? null;
  return sumPrices([
    ...named.map(priceOf),
    ...(engraving === '' ? [] : [priceOfKind('engraving', catalogue)]),
    ...(job === 'uncut' ? [] : [priceOfKind(job, catalogue)]),
  ]);
}

function priceOfKind(kind: ServiceKind, { services }: LensCatalogue): Rials | null {
  return services.find((service) => service.kind === kind)?.price ?? null;
}
