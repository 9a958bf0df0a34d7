import { transpose } from '../../optics/transposition.ts';
import type { WarnedEye } from './sound-rx.ts';

/** Hundredths of a dioptre and degrees; an axis not known is null. */
export interface MinusPower {
  readonly sphere: number;
  readonly cylinder: number;
  readonly axis: number | null;
}

/** The power in minus form, a cylinder not known taken as none; null without a sphere. */
export function minusForm({ sphere, cylinder, axis }: WarnedEye): MinusPower | null {
  if (sphere === null) return null;
  const power = { sphere, cylinder: cylinder ?? 0, axis };
  return power.cylinder > 0 ? transpose(power) : power;
}
