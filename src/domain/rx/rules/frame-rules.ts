import type { Job } from '../../frame/frame.ts';
import { type FrameField, frameFields, frameLimits } from '../../frame/measurements.ts';
import { tracingTolerance } from '../../frame/trace-doubts.ts';
import type { TraceMeasures } from '../../frame/trace-shape.ts';
import { diagonalOf } from '../../optics/blank-size.ts';
import type { Issue } from '../../vocabulary/issue.ts';
import { type Finding, findUnsound } from '../known-number.ts';
import type { KnownFrame } from '../known-rx.ts';

/**
 * All issues of a frame, in field order. Remote edging needs its measurements or a trace; the lab measures a frame
 * that is sent in, and uncut blanks need none.
 */
export function checkFrame(
  frame: KnownFrame,
  job: Job | undefined,
  traced: TraceMeasures | null,
): Issue[] {
  const isNeeded = job === 'remoteEdged';
  const needed = isNeeded ? measuresNeeded(traced !== null) : [];
  const issues = frameFields.flatMap((field) => {
    const finding = checkMeasure(frame, field, needed, traced);
    return finding ? [{ path: `frame.${field}`, ...finding }] : [];
  });
  if (!isNeeded || frame.type !== null) return issues;
  return [{ path: 'frame.type', code: 'frameMissing' }, ...issues];
}

/** A or B as typed, else from the trace; null if unknown or invalid. Tenths of a millimetre. */
export function sideOfBox(
  side: 'a' | 'b',
  { [side]: typed }: KnownFrame,
  traced: TraceMeasures | null,
): number | null {
  if (typed === null) return traced?.[side] ?? null;
  return typeof typed === 'number' && !findUnsound(typed, frameLimits[side]) ? typed : null;
}

/** A trace provides everything but the distance between the lenses. */
function measuresNeeded(isTraced: boolean): readonly FrameField[] {
  return isTraced ? ['dbl'] : ['a', 'b', 'dbl'];
}

function checkMeasure(
  frame: KnownFrame,
  field: FrameField,
  needed: readonly FrameField[],
  traced: TraceMeasures | null,
): Finding | null {
  const value = frame[field];
  if (value === null) return needed.includes(field) ? { code: 'frameMissing' } : null;
  const unsound = findUnsound(value, frameLimits[field]);
  if (unsound || typeof value !== 'number' || field === 'dbl') return unsound;
  if (field === 'ed') return checkDiameter(value, frame, traced);
  return traced && compareWithTrace(value, traced[field]);
}

function compareWithTrace(typed: number, traced: number): Finding | null {
  const isSame = Math.abs(typed - traced) <= tracingTolerance;
  return isSame ? null : { code: 'traceDiffers', params: { traced } };
}

/** ED lies between the longer side of the box and its diagonal. A side in error is not compared. */
function checkDiameter(
  ed: number,
  frame: KnownFrame,
  traced: TraceMeasures | null,
): Finding | null {
  const [a, b] = [sideOfBox('a', frame, traced), sideOfBox('b', frame, traced)];
  const min = Math.max(a ?? 0, b ?? 0);
  if (ed < min) return { code: 'edBelowBox', params: { min } };
  if (a === null || b === null) return null;
  const max = diagonalOf({ a, b });
  return ed > max ? { code: 'edAboveBox', params: { max } } : null;
}
