import type { LensCatalogue } from '../catalogue/lens.ts';
import { findDesign } from '../catalogue/lens-availability.ts';
import type { EyePrescription } from '../optics/eye-prescription.ts';
import { toMinusForm } from '../optics/sphero-cylinder.ts';
import { asMadeForNear } from './near-power.ts';
import type { RxOrder } from './rx-order.ts';

/** The order with powers as the lab makes and stores them: for reading if so chosen, and in minus-cylinder form. */
export function orderAsMade(order: RxOrder, catalogue: LensCatalogue): RxOrder {
  const kind = findDesign(catalogue, order.lens.design)?.kind;
  const made = (eye: EyePrescription | null) =>
    eye && toMinusForm(asMadeForNear(eye, { kind, use: order.use }));
  return { ...order, right: made(order.right), left: made(order.left) };
}
