import type { Remaking } from '../lifecycle/remaking.ts';
import type { EyePrescription } from '../optics/eye-prescription.ts';
import { toMinusForm } from '../optics/sphero-cylinder.ts';
import type { RxOrder } from '../rx/rx-order.ts';
import { type EyeSide, eyeSides } from '../vocabulary/eye.ts';

/** Whether an eye's lens is remade. */
export const isRemade = ({ eyes }: Pick<Remaking, 'eyes'>, side: EyeSide): boolean =>
  eyes === 'both' || eyes === side;

/** The eyes whose prescription changes. */
export const changedEyes = (remaking: Remaking): EyeSide[] =>
  eyeSides.filter((side) => remaking[side] !== undefined);

function remadeEye(order: RxOrder, remaking: Remaking, side: EyeSide): EyePrescription | null {
  if (!isRemade(remaking, side)) return null;
  return order[side] && toMinusForm(remaking[side] ?? order[side]);
}

/**
 * The prescription order for a remake. Drops dismissed warnings of eyes that are left out or changed, because they do
 * not apply to this order.
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
