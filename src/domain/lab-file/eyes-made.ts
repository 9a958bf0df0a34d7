import { isForNear } from '../rx/centration.ts';
import type { EyeSide } from '../vocabulary/eye.ts';
import type { LabEye, LabOrder } from './order.ts';

/**
 * One eye as written to a file. Readers that skip private labels centre every lens on IPD, so here `pd` is the PD used
 * for centring; a reading lens's distance PD goes under a private label.
 */
export interface FileEye extends LabEye {
  readonly farPd: number | null;
}

/** Lenses to make: the ordered ones, and a balance lens. */
export type LensesMade = Readonly<Record<EyeSide, FileEye | null>>;

type Purpose = Pick<LabOrder['lens'], 'kind' | 'use'>;

/** For a reading lens, IPD is the near PD. */
export function centredEye(eye: LabEye, purpose: Purpose): FileEye {
  if (!isForNear(purpose)) return { ...eye, farPd: null };
  return { ...eye, pd: eye.nearPd, farPd: eye.pd };
}

/** Whether a side gets a balance lens, which the file lists as a separate lens. */
export function isBalanced(order: LabOrder, side: EyeSide): boolean {
  const other = side === 'right' ? 'left' : 'right';
  return order.balance === side && order[side] === null && order[other] !== null;
}

/**
 * The eye to write for a side: the ordered one or a balance lens, which readers that skip private labels would
 * otherwise omit. A balance lens is a sphere of similar weight, centred and finished like the ordered lens.
 */
export function fileEye(order: LabOrder, side: EyeSide): FileEye | null {
  const eye = order[side];
  if (eye) return centredEye(eye, order.lens);
  const ordered = order[side === 'right' ? 'left' : 'right'];
  return isBalanced(order, side) && ordered ? centredEye(balanceEye(ordered), order.lens) : null;
}

function balanceEye(ordered: LabEye): LabEye {
  const { sphere, cylinder } = ordered;
  const equivalent = sphere === null ? null : sphere + (cylinder ?? 0) / 2;
  return {
    ...ordered,
    sphere: equivalent === null ? null : Math.round(equivalent / 25) * 25 + 0,
    cylinder: 0,
    axis: null,
    add: null,
    prism: { horizontal: null, vertical: null },
    height: null,
    centreHeight: ordered.centreHeight ?? ordered.height,
  };
}
