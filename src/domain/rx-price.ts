import type { LensCatalogue } from './lens.ts';
import { bandFor, coatingsOf, findDesign, findVariant } from './lens-availability.ts';
import { type Rials, sumPrices } from './money.ts';
import type { RxPrice } from './order.ts';
import type { EyePrescription } from './prescription.ts';
import type { RxOrder } from './rx.ts';
import { toMinusForm } from './transposition.ts';

/** What an order costs in rials, by eye: the lens in its power and the coating on it. Null is "price on request". */
export function priceRx(order: RxOrder, catalogue: LensCatalogue): RxPrice {
  const right = priceEye(order.right, order.lens, catalogue);
  const left = priceEye(order.left, order.lens, catalogue);
  return { right, left, total: sumPrices([right, left]) };
}

function priceEye(
  eye: EyePrescription | null,
  lens: RxOrder['lens'],
  catalogue: LensCatalogue,
): Rials | null {
  if (eye === null) return 0;
  const { sphere, cylinder } = toMinusForm(eye);
  const design = findDesign(catalogue, lens.design);
  const variant = findVariant(catalogue, lens);
  if (!design || !variant) return null;
  const coating = coatingsOf(catalogue, design, lens.index, lens.colour).find(
    ({ id }) => id === lens.coating,
  );
  return sumPrices([bandFor(variant, sphere, cylinder)?.price ?? null, coating?.price ?? null]);
}
