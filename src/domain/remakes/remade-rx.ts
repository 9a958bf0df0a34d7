import type { Remaking } from '../lifecycle/remaking.ts';
import type { EyePrescription } from '../optics/eye-prescription.ts';
import { toMinusForm } from '../optics/sphero-cylinder.ts';
import type { RxOrder } from '../rx/rx-order.ts';
import { type EyeSide, eyeSides } from '../vocabulary/eye.ts';

/** Whether the lens of an eye is made again. */
export const isRemade = ({ eyes }: Pick<Remaking, 'eyes'>, side: EyeSide): boolean =>
  eyes === 'both' || eyes === side;

/** The eyes that are to be made otherwise than before. */
export const changedEyes = (remaking: Remaking): EyeSide[] =>
  eyeSides.filter((side) => remaking[side] !== undefined);

function remadeEye(order: RxOrder, remaking: Remaking, side: EyeSide): EyePrescription | null {
  if (!isRemade(remaking, side)) return null;
  return order[side] && toMinusForm(remaking[side] ?? order[side]);
}

/**
 * A prescription order as it is made again. Warnings that were dismissed for an eye that is left out or changed are
 * dropped: they are not those of this order.
 */
export function remadeRx(order: RxOrder, remaking: Remaking): RxOrder {
  const asBefore = eyeSides.filter((side) => isRemade(remaking, side) && !remaking[side]);
  const isOfEye = (path: string) => eyeSides.some((side) => path.startsWith(`${side}.`));
  return {
    ...order,
    right: remadeEye(order, remaking, 'right'),
    left: remadeEye(order, remaking, 'left'),
    balance: remaking.eyes === 'both' ? order.balance : null,
    acknowledged: order.acknowledged.filter(
      ({ path }) => !isOfEye(path) || asBefore.some((side) => path.startsWith(`${side}.`)),
    ),
  };
}
