import type { LensCatalogue } from './lens.ts';
import { findDesign } from './lens-availability.ts';
import { asMadeForNear } from './near-power.ts';
import type { EyePrescription } from './prescription.ts';
import type { RxOrder } from './rx.ts';
import { toMinusForm } from './transposition.ts';

/** An order with its powers as they are made and kept: for near, and in minus-cylinder form. */
export function orderAsMade(order: RxOrder, catalogue: LensCatalogue): RxOrder {
  const kind = findDesign(catalogue, order.lens.design)?.kind;
  const made = (eye: EyePrescription | null) =>
    eye && toMinusForm(asMadeForNear(eye, { kind, use: order.use }));
  return { ...order, right: made(order.right), left: made(order.left) };
}
