import { transpose } from '../../optics/transposition.ts';
import type { WarnedEye } from './sound-rx.ts';

export interface MinusPower {
  readonly sphere: number;
  readonly cylinder: number;
  readonly axis: number | null;
}

/** Converts to minus form, an unknown cylinder as 0; null without a sphere. */
export function minusForm({ sphere, cylinder, axis }: WarnedEye): MinusPower | null {
  if (sphere === null) return null;
  const power = { sphere, cylinder: cylinder ?? 0, axis };
  return power.cylinder > 0 ? transpose(power) : power;
}
