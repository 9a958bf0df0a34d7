import { eyeLimits } from '../optics/eye-fields.ts';
import { addPowers } from '../vocabulary/power.ts';
import { isForNear, type Purpose } from './centration.ts';
import { findUnsound, type KnownNumber } from './known-number.ts';

/**
 * A reading lens is made with sphere + ADD and without an addition, hundredths of a dioptre. Other lenses, and eyes
 * with an unknown or wrong sphere or ADD, stay as they are.
 */
export function asMadeForNear<Eye extends { sphere: KnownNumber; add: KnownNumber }>(
  eye: Eye,
  purpose: Purpose,
): Eye {
  const { sphere, add } = eye;
  if (!isForNear(purpose) || typeof sphere !== 'number' || typeof add !== 'number') return eye;
  if (findUnsound(add, eyeLimits.add) || findUnsound(sphere, eyeLimits.sphere)) return eye;
  return { ...eye, sphere: addPowers(sphere, add), add: null };
}
