import { eyeLimits } from '../../optics/eye-prescription.ts';
import type { EyeSide } from '../../vocabulary/eye.ts';
import { isForNear } from '../centration.ts';
import { findUnsound } from '../known-number.ts';
import type { RxDraft } from './draft.ts';
import { knownDraft } from './read-known.ts';

/** An eye turns in by about so much to read, tenths of a millimetre (general knowledge). */
const convergence = 20;

/**
 * The near PD to expect of each eye that has a distance PD and no near one, tenths of a millimetre, where the lens has
 * a use for it; to be proposed, never to be filled in unasked.
 */
export function usualNearPds(draft: RxDraft): Record<EyeSide, number | null> {
  const rx = knownDraft(draft);
  const isUsed = isForNear({ kind: rx.lens.kind, use: rx.use }) || rx.lens.kind !== 'singleVision';
  const usual = (side: EyeSide) => {
    const { pd = null, nearPd = null } = rx[side] ?? {};
    if (!isUsed || !rx.lens.kind || nearPd !== null) return null;
    if (typeof pd !== 'number' || findUnsound(pd, eyeLimits.pd)) return null;
    return Math.max(pd - convergence, eyeLimits.nearPd.min);
  };
  return { right: usual('right'), left: usual('left') };
}
