import { eyeLimits } from '../optics/eye-fields.ts';
import { type SpheroCylinder, toMinusForm } from '../optics/sphero-cylinder.ts';
import { findUnsound } from '../rx/known-number.ts';
import type { KnownEye } from '../rx/known-rx.ts';

/** The typed power in minus form; null if unknown or out of range. */
export function typedPower(eye: KnownEye | null): SpheroCylinder | null {
  if (!eye) return null;
  const { sphere, cylinder } = eye;
  if (typeof sphere !== 'number' || typeof cylinder !== 'number') return null;
  if (findUnsound(sphere, eyeLimits.sphere) || findUnsound(cylinder, eyeLimits.cylinder))
    return null;
  return toMinusForm({ sphere, cylinder, axis: null });
}
