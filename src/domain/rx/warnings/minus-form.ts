import { type SpheroCylinder, toMinusForm } from '../../optics/sphero-cylinder.ts';
import type { SoundEye } from './sound-rx.ts';

/** Converts to minus form, an unknown cylinder as 0; null without a sphere. */
export function minusForm({ sphere, cylinder, axis }: SoundEye): SpheroCylinder | null {
  if (sphere === null) return null;
  return toMinusForm({ sphere, cylinder: cylinder ?? 0, axis });
}
