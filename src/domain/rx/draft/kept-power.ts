import { type SpheroCylinder, toMinusForm } from '../../optics/sphero-cylinder.ts';
import type { EyeSide } from '../../vocabulary/eye.ts';
import type { KnownDraft } from './read-known.ts';

/**
 * The power to be stored and made, if it differs from the typed one: with the addition added for reading, or in minus
 * instead of plus form. Null if it does not differ or is unknown.
 */
export function keptPower(
  { rx, typed: eyes }: KnownDraft,
  side: EyeSide,
): { power: SpheroCylinder; isForNear: boolean } | null {
  const made = rx[side];
  const typed = eyes[side];
  if (!made || !typed) return null;
  const { sphere, cylinder, axis } = made;
  if (typeof sphere !== 'number' || typeof cylinder !== 'number') return null;
  if (typeof axis === 'string' || (cylinder !== 0 && axis === null)) return null;
  const isForNear = typed.add !== null && made.add === null;
  if (!isForNear && cylinder <= 0) return null;
  return { power: toMinusForm({ sphere, cylinder, axis }), isForNear };
}
