import { tracingTolerance } from '../../frame/trace-doubts.ts';
import type { FoundWarning } from './dismissals.ts';
import type { SoundRx } from './sound-rx.ts';

/** Warnings about a trace that contradicts itself, its file or typed values. */
export function warnOfTrace({ frame }: Pick<SoundRx, 'frame'>): FoundWarning[] {
  const traced = frame?.traced;
  if (!traced) return [];
  const doubts = traced.doubts.map(({ code, of, difference }): FoundWarning => {
    return { code, path: `${of}.trace`, params: { difference } };
  });
  const typed = frame.dbl ?? traced.dbl ?? 0;
  const difference = Math.abs(typed - (traced.dbl ?? typed));
  if (difference <= tracingTolerance) return doubts;
  return [...doubts, { code: 'traceBridgeDiffers', path: 'frame.dbl', params: { difference } }];
}
