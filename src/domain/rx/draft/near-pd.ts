import { eyeLimits } from '../../optics/eye-fields.ts';
import type { EyeSide } from '../../vocabulary/eye.ts';
import { isForNear } from '../centration.ts';
import { findUnsound } from '../known-number.ts';
import type { KnownDraft } from './read-known.ts';

/** Convergence of each eye when reading, tenths of a millimetre (general knowledge). */
const convergence = 20;

/**
 * Suggested near PD of each eye that has only a distance PD, tenths of a millimetre; null if the lens needs none. A
 * suggestion: never fill it in automatically.
 */
export function usualNearPds({ rx }: KnownDraft): Record<EyeSide, number | null> {
  const isUsed = isForNear({ kind: rx.lens.kind, use: rx.use }) || rx.lens.kind !== 'singleVision';
  const usual = (side: EyeSide) => {
    const { pd = null, nearPd = null } = rx[side] ?? {};
    if (!isUsed || !rx.lens.kind || nearPd !== null) return null;
    if (typeof pd !== 'number' || findUnsound(pd, eyeLimits.pd)) return null;
    return Math.max(pd - convergence, eyeLimits.nearPd.min);
  };
  return { right: usual('right'), left: usual('left') };
}
