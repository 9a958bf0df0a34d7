import type { EyeSide } from './prescription.ts';

/** A prism by its two components; amounts in hundredths of a prism dioptre, > 0, a missing component null. */
export interface Prism {
  readonly horizontal: { readonly amount: number; readonly base: 'in' | 'out' } | null;
  readonly vertical: { readonly amount: number; readonly base: 'up' | 'down' } | null;
}

/** A prism by the resultant of its components. */
export interface PrismResultant {
  /** Hundredths of a prism dioptre, not rounded. */
  readonly amount: number;
  /** Where the base points, degrees 0 ≤ d < 360, seen from the front: 90 up, 270 down, 0 in for the right eye. */
  readonly direction: number;
}

/** The one prism that two components make, √(h² + v²) towards their resultant; null where there is none. */
export function resultantOf(side: EyeSide, prism: Prism): PrismResultant | null {
  const [x, y] = offsetOf(side, prism);
  const amount = Math.hypot(x, y);
  if (amount === 0) return null;
  const degrees = (Math.atan2(y, x) * 180) / Math.PI;
  return { amount, direction: degrees < 0 ? degrees + 360 : degrees };
}

/** The two components of a prism, rounded to hundredths. */
export function componentsOf(side: EyeSide, { amount, direction }: PrismResultant): Prism {
  const angle = (direction * Math.PI) / 180;
  const x = Math.round(amount * Math.cos(angle)) * noseward(side);
  const y = Math.round(amount * Math.sin(angle));
  return {
    horizontal: x === 0 ? null : { amount: Math.abs(x), base: x > 0 ? 'in' : 'out' },
    vertical: y === 0 ? null : { amount: Math.abs(y), base: y > 0 ? 'up' : 'down' },
  };
}

/** To the viewer's right and up, hundredths of a prism dioptre. */
function offsetOf(side: EyeSide, { horizontal, vertical }: Prism): [x: number, y: number] {
  const inwards = horizontal ? horizontal.amount * (horizontal.base === 'in' ? 1 : -1) : 0;
  const up = vertical ? vertical.amount * (vertical.base === 'up' ? 1 : -1) : 0;
  return [inwards * noseward(side), up];
}

/** The right eye stands at the viewer's left, so its nose lies to the viewer's right. */
function noseward(side: EyeSide): 1 | -1 {
  return side === 'right' ? 1 : -1;
}
