/** A typed PD from here to there, bounds included, is that of both eyes; tenths of a millimetre (optics of the trade). */
export const binocularPd = { min: 450, max: 900 } as const;

/** Step of a PD, tenths of a millimetre. */
const step = 5;

/** What was done with a PD of both eyes, for the notice; tenths of a millimetre, the halves adding up to the whole. */
export interface PdSplit {
  readonly binocular: number;
  readonly right: number;
  readonly left: number;
}

/**
 * Splits a PD of both eyes in two halves on the 0.5 mm step; null for what is no PD of both eyes. An odd half
 * millimetre goes to the left eye.
 */
export function splitBinocularPd(pd: number): PdSplit | null {
  if (pd < binocularPd.min || pd > binocularPd.max || pd % step !== 0) return null;
  const right = Math.floor(pd / 2 / step) * step;
  return { binocular: pd, right, left: pd - right };
}
