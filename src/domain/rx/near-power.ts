import { eyeLimits } from '../optics/eye-prescription.ts';
import { addPowers } from '../typed/power.ts';
import { isForNear, type Purpose } from './centration.ts';
import { findUnsound, type KnownNumber } from './known-number.ts';

/**
 * An eye as it is made: for reading alone the addition is added to the sphere, and is no more than that. Hundredths of
 * a dioptre. An eye whose sphere or addition is not known, or wrong, stays as it is.
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
