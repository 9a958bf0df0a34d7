import { type BoxWidths, decentration } from './decentration.ts';

/** Diameters round blanks come in, tenths of a millimetre, smallest first (optics of the trade). */
export const blankDiameters = [600, 650, 700, 720, 750, 800] as const;

/** What is left to edge away round the shape: 2 mm. */
const edgingAllowance = 20;

/** A plus lens is thin at its edge, and a hard coat may chip there: 3 mm more. */
const chippingAllowance = 30;

/** A lens's box, tenths of a millimetre. */
export interface LensBox extends BoxWidths {
  readonly b: number;
  /** Twice the greatest radius from the boxing centre; null where it was not measured. */
  readonly ed: number | null;
}

/** ED; where it is unknown, √(A² + B²), which is safely too large, rounded up to a tenth. */
function effectiveDiameter({ a, b, ed }: LensBox): number {
  return ed ?? Math.ceil(Math.hypot(a, b));
}

/**
 * The least blank an eye can be edged from, ED + 2·decentration + 2 mm, in tenths of a millimetre, rounded up. The
 * decentration is that of the cross, up and down as well. An estimate, and not valid for offset bifocal segments.
 */
export function minimumBlank(
  box: LensBox,
  centre: { readonly pd: number; readonly height: number | null },
  { isPlus, isHardCoated }: { isPlus: boolean; isHardCoated: boolean },
): number {
  const chipping = isPlus && isHardCoated ? chippingAllowance : 0;
  const exact = effectiveDiameter(box) + 2 * decentration(box, centre) + edgingAllowance + chipping;
  // A hair off, so that rounding in floating point does not ask for a tenth more.
  return Math.ceil(exact - 1e-6);
}

/** The smallest blank on offer that holds the least one, or undefined where none does. Tenths of a millimetre. */
export function smallestBlank(
  least: number,
  offered: readonly number[] = blankDiameters,
): number | undefined {
  return [...offered].sort((one, other) => one - other).find((diameter) => diameter >= least);
}

/** Whether any meridian of a power in hundredths of a dioptre is plus, so that its edge is the thin part. */
export function hasPlusMeridian(power: { sphere: number; cylinder: number }): boolean {
  return Math.max(power.sphere, power.sphere + power.cylinder) > 0;
}
