import type { SpheroCylinder } from './sphero-cylinder.ts';

/** The change from one power of an eye to another, in hundredths of a dioptre. */
export interface PowerChange {
  /** Of the spherical equivalent, S + C/2. */
  readonly equivalent: number;
  /** Cylinder that would have to be added, ≥ 0; a turned axis counts by its effect. */
  readonly astigmatism: number;
  /** In the meridian that changed most, ≥ 0. */
  readonly greatest: number;
}

/** A power as three components that can be subtracted: the equivalent, and the astigmatism at 0° and at 45°. */
interface PowerVector {
  readonly m: number;
  readonly j0: number;
  readonly j45: number;
}

/** M = S + C/2, J0 = −C/2·cos 2A, J45 = −C/2·sin 2A (Thibos, Wheeler and Horner, 1997). */
function vectorOf({ sphere, cylinder, axis }: SpheroCylinder): PowerVector {
  const angle = ((axis ?? 0) * Math.PI) / 90;
  const half = 0 - cylinder / 2;
  return { m: sphere - half, j0: half * Math.cos(angle), j45: half * Math.sin(angle) };
}

/**
 * Subtracts two powers as vectors: −2.00 turned from 180° to 90° is a change of 2.00 in two
 * meridians, and 0 of the equivalent. Rounded to hundredths.
 */
export function powerChange(earlier: SpheroCylinder, later: SpheroCylinder): PowerChange {
  const [before, after] = [vectorOf(earlier), vectorOf(later)];
  const m = after.m - before.m;
  const half = Math.hypot(after.j0 - before.j0, after.j45 - before.j45);
  return {
    equivalent: rounded(m),
    astigmatism: rounded(2 * half),
    greatest: rounded(Math.abs(m) + half),
  };
}

/** Rounds to whole numbers, halves away from zero, ignoring floating-point error. */
function rounded(value: number): number {
  const amount = Math.round(Number(Math.abs(value).toFixed(6)));
  return value < 0 ? 0 - amount : amount;
}
