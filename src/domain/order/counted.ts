import { reasons } from '../lifecycle/reasons.ts';

type RemakeReason = (typeof reasons.remake)[number];
type BreakageReason = (typeof reasons.breakage)[number];

/**
 * What the lab's figures count an order as: taken on and not given up, shipped, shipped until the day promised or after it,
 * made again, or with broken pieces; of the last two also by why.
 */
export type Counted =
  | 'takenOn'
  | 'shipped'
  | 'onTime'
  | 'late'
  | 'remade'
  | `remade.${RemakeReason}`
  | 'broken'
  | `broken.${BreakageReason}`;

export const countedNames: readonly Counted[] = [
  'takenOn',
  'shipped',
  'onTime',
  'late',
  'remade',
  ...reasons.remake.map((reason) => `remade.${reason}` as const),
  'broken',
  ...reasons.breakage.map((reason) => `broken.${reason}` as const),
];
