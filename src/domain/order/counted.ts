import { reasons } from '../lifecycle/reasons.ts';

type RemakeReason = (typeof reasons.remake)[number];
type BreakageReason = (typeof reasons.breakage)[number];

/**
 * The figures that count orders: accepted and not given up, shipped, shipped on time or late, remade, or with broken
 * pieces; the last two also by reason.
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
