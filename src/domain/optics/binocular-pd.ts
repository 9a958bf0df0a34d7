/** A PD in this range, inclusive, is binocular; tenths of a millimetre (optics of the trade). */
export const binocularPd = { min: 450, max: 900 } as const;

/** Step of a PD, tenths of a millimetre. */
const step = 5;

/** How a binocular PD was split, for the notice; tenths of a millimetre. The halves add up to the whole. */
export interface PdSplit {
  readonly binocular: number;
  readonly right: number;
  readonly left: number;
}

/**
 * Splits a binocular PD into two monocular ones on the 0.5 mm step; null if it is not a binocular PD. The left eye gets
 * any odd half millimetre.
 */
export function splitBinocularPd(pd: number): PdSplit | null {
  if (pd < binocularPd.min || pd > binocularPd.max || pd % step !== 0) return null;
  const right = Math.floor(pd / 2 / step) * step;
  return { binocular: pd, right, left: pd - right };
}
