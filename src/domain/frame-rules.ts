import { type FrameField, type FrameType, frameFields, frameLimits, type Job } from './frame.ts';
import type { Issue } from './issue.ts';
import { findUnsound, type KnownNumber } from './known-number.ts';

export interface KnownFrame extends Readonly<Record<FrameField, KnownNumber>> {
  readonly type: FrameType | null;
}

/**
 * Everything that stands against a frame, in the order of its fields. Lenses edged to a frame that stays in the shop
 * need its measures, or a trace in their place; a frame that is sent in is measured by the lab, and blanks need none.
 */
export function checkFrame(
  frame: KnownFrame,
  job: Job | undefined,
  { isTraced }: { isTraced: boolean },
): Issue[] {
  const isNeeded = job === 'remoteEdged';
  const needed = isNeeded ? measuresNeeded(isTraced) : [];
  const issues = frameFields.flatMap((field) => checkMeasure(frame, field, needed));
  if (!isNeeded || frame.type !== null) return issues;
  return [{ path: 'frame.type', code: 'frameMissing' }, ...issues];
}

/** A trace tells everything of the shape, but not how far apart the two are. */
function measuresNeeded(isTraced: boolean): readonly FrameField[] {
  return isTraced ? ['dbl'] : ['a', 'b', 'dbl'];
}

function checkMeasure(
  frame: KnownFrame,
  field: FrameField,
  needed: readonly FrameField[],
): Issue[] {
  const path = `frame.${field}`;
  const value = frame[field];
  if (value === null) return needed.includes(field) ? [{ path, code: 'frameMissing' }] : [];
  const finding = findUnsound(value, frameLimits[field]);
  if (finding) return [{ path, ...finding }];
  return field === 'ed' ? checkDiameter(value, frame) : [];
}

/** No shape is wider or higher than twice its greatest radius; a side that is itself wrong says nothing of that. */
function checkDiameter(ed: KnownNumber, frame: KnownFrame): Issue[] {
  const sides = (['a', 'b'] as const).map((field) => {
    const side = frame[field];
    return typeof side === 'number' && side <= frameLimits[field].max ? side : 0;
  });
  const min = Math.max(...sides);
  return typeof ed === 'number' && ed < min
    ? [{ path: 'frame.ed', code: 'edBelowBox', params: { min } }]
    : [];
}
