import { type EyeSide, noseward } from '../vocabulary/eye.ts';
import type { Prism } from './prism.ts';

/** A prism as one amount and direction. */
export interface PrismResultant {
  /** Hundredths of a prism dioptre, not rounded. */
  readonly amount: number;
  /** Base direction in degrees, 0 ≤ d < 360, seen from the front: 90 up, 270 down, 0 in for the right eye. */
  readonly direction: number;
}

/** Combines two components, √(h² + v²); null without any. */
export function resultantOf(side: EyeSide, prism: Prism): PrismResultant | null {
  const [x, y] = offsetOf(side, prism);
  const amount = Math.hypot(x, y);
  if (amount === 0) return null;
  const degrees = (Math.atan2(y, x) * 180) / Math.PI;
  return { amount, direction: degrees < 0 ? degrees + 360 : degrees };
}

/** Offset to the viewer's right and upwards, hundredths of a prism dioptre. */
function offsetOf(side: EyeSide, { horizontal, vertical }: Prism): [x: number, y: number] {
  const inwards = horizontal ? horizontal.amount * (horizontal.base === 'in' ? 1 : -1) : 0;
  const up = vertical ? vertical.amount * (vertical.base === 'up' ? 1 : -1) : 0;
  return [inwards * noseward(side), up];
}
