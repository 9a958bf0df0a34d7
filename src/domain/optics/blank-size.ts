import { type BoxWidths, decentration } from './decentration.ts';
import type { RoundPower } from './sphero-cylinder.ts';

/** Diameters of round blanks, tenths of a millimetre, ascending (optics of the trade). */
export const blankDiameters = [600, 650, 700, 720, 750, 800] as const;

/** Allowance for edging, 2 mm. */
const edgingAllowance = 20;

/** A plus lens is thin at the edge, where a hard coat may chip: 3 mm more (optics of the trade). */
const chippingAllowance = 30;

/** The box of one lens, tenths of a millimetre. */
export interface LensBox extends BoxWidths {
  readonly b: number;
  /** Effective diameter: twice the greatest radius from the boxing centre; null if not measured. */
  readonly ed: number | null;
}

/** Diagonal of the box, √(A² + B²), rounded up to a tenth; the sum of whole squares is exact. */
export function diagonalOf({ a, b }: Pick<LensBox, 'a' | 'b'>): number {
  return Math.ceil(Math.sqrt(a * a + b * b));
}

/**
 * Minimum blank size, ED + 2·decentration + 2 mm, in tenths of a millimetre, rounded up. The decentration includes the
 * vertical offset of the cross. An estimate; not valid for offset bifocal segments (optics of the trade).
 */
export function minimumBlank(
  box: LensBox,
  centre: { readonly pd: number; readonly height: number | null },
  { isPlus, isHardCoated }: { isPlus: boolean; isHardCoated: boolean },
): number {
  const chipping = isPlus && isHardCoated ? chippingAllowance : 0;
  // Without an ED, the diagonal safely over-estimates it.
  const across = box.ed ?? diagonalOf(box);
  const exact = across + 2 * decentration(box, centre) + edgingAllowance + chipping;
  // Slightly less, so that floating-point error does not add a tenth.
  return Math.ceil(exact - 1e-6);
}

/**
 * The smallest available blank of at least this diameter; undefined if none is large enough. Tenths of a millimetre.
 */
export function smallestBlank(
  least: number,
  offered: readonly number[] = blankDiameters,
): number | undefined {
  return [...offered].sort((one, other) => one - other).find((diameter) => diameter >= least);
}

/** Whether any meridian is plus, which makes that edge thin. Hundredths of a dioptre. */
export function hasPlusMeridian({ sphere, cylinder }: RoundPower): boolean {
  return Math.max(sphere, sphere + cylinder) > 0;
}
