import { eyeLimits } from '../optics/eye-prescription.ts';
import { type SpheroCylinder, toMinusForm } from '../optics/transposition.ts';
import { findUnsound } from '../rx/known-number.ts';
import type { KnownEye } from '../rx/known-rx.ts';

/** What is typed for an eye as a power in minus form; null while it is not known, or none that can be ordered. */
export function typedPower(eye: KnownEye | null): SpheroCylinder | null {
  if (!eye) return null;
  const { sphere, cylinder } = eye;
  if (typeof sphere !== 'number' || typeof cylinder !== 'number') return null;
  if (findUnsound(sphere, eyeLimits.sphere) || findUnsound(cylinder, eyeLimits.cylinder))
    return null;
  return toMinusForm({ sphere, cylinder, axis: null });
}
