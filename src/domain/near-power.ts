import { findUnsound, type KnownNumber } from './known-number.ts';
import type { LensKind } from './lens.ts';
import { addPowers } from './power.ts';
import { eyeLimits } from './prescription.ts';
import type { LensUse } from './rx.ts';

/** What a lens is for, as far as it is known. */
export interface LensPurpose {
  readonly kind?: LensKind | undefined;
  readonly use?: LensUse | null | undefined;
}

/** Single vision for reading alone: centred by the near PD, and made in the power for near. */
export function isForNear({ kind, use }: LensPurpose): boolean {
  return kind === 'singleVision' && use === 'near';
}

/**
 * An eye as it is made: for reading alone the addition is added to the sphere, and is no more than that. Hundredths of
 * a dioptre. An eye whose sphere or addition is not known, or wrong, stays as it is.
 */
export function asMadeForNear<Eye extends { sphere: KnownNumber; add: KnownNumber }>(
  eye: Eye,
  purpose: LensPurpose,
): Eye {
  const { sphere, add } = eye;
  if (!isForNear(purpose) || typeof sphere !== 'number' || typeof add !== 'number') return eye;
  if (findUnsound(add, eyeLimits.add) || findUnsound(sphere, eyeLimits.sphere)) return eye;
  return { ...eye, sphere: addPowers(sphere, add), add: null };
}
