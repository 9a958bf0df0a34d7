import { isForNear } from '../rx/centration.ts';
import type { EyeSide } from '../vocabulary/eye.ts';
import type { LabEye, LabOrder } from './order.ts';

/**
 * One eye as a file writes it. Readers that skip private labels centre every lens on IPD: there `pd` is the PD the lens
 * is to be centred on, and the far PD of a near lens stands by itself, under a label of our own.
 */
export interface FileEye extends LabEye {
  readonly farPd: number | null;
}

/** The lenses to make: those ordered, and a balance lens. */
export type Made = Readonly<Record<EyeSide, FileEye | null>>;

type Purpose = Pick<LabOrder['lens'], 'kind' | 'use'>;

/** An eye for the file: of a near lens, IPD is the near PD. */
export function centredEye(eye: LabEye, purpose: Purpose): FileEye {
  if (!isForNear(purpose)) return { ...eye, farPd: null };
  return { ...eye, pd: eye.nearPd, farPd: eye.pd };
}

/** Back from the file. A near lens of a writer that knows no such label has its far PD under IPD, as the standard says. */
export function uncentredEye({ farPd, ...eye }: FileEye, purpose: Purpose): LabEye {
  if (!isForNear(purpose)) return eye;
  const isCentred = farPd !== null || eye.pd === eye.nearPd;
  return isCentred ? { ...eye, pd: farPd } : eye;
}

/** Whether a side is a balance lens that the file has to write as a lens of its own. */
export function isBalanced(order: LabOrder, side: EyeSide): boolean {
  const other = side === 'right' ? 'left' : 'right';
  return order.balance === side && order[side] === null && order[other] !== null;
}

/**
 * The eye a file writes for a side: the one ordered, or the balance lens, which readers that skip private labels would
 * otherwise never make. A balance lens is a sphere of like weight, placed and finished as the lens it stands beside.
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
