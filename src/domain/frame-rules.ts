import { type FrameField, type FrameType, frameFields, frameLimits, type Job } from './frame.ts';
import type { Issue, IssueCode } from './issue.ts';

/** What stands against a frame, in the shape of an issue, with the codes that frames add. */
export interface FrameIssue extends Pick<Issue, 'path' | 'params'> {
  readonly code: IssueCode | 'frameMissing' | 'edBelowBox';
}

/** A measure as far as it is known: tenths of a millimetre, null for an empty field, or why it could not be read. */
type KnownMeasure = number | null | 'notANumber' | 'offStep' | 'outOfRange';

export interface KnownFrame extends Readonly<Record<FrameField, KnownMeasure>> {
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
): FrameIssue[] {
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
): FrameIssue[] {
  const path = `frame.${field}`;
  const value = frame[field];
  const { min, max, step } = frameLimits[field];
  if (value === null) return needed.includes(field) ? [{ path, code: 'frameMissing' }] : [];
  const isOutside = typeof value === 'number' && (value < min || value > max);
  if (value === 'outOfRange' || isOutside)
    return [{ path, code: 'outOfRange', params: { min, max } }];
  const isBetweenSteps = typeof value === 'number' && value % step !== 0;
  if (value === 'offStep' || isBetweenSteps) return [{ path, code: 'offStep', params: { step } }];
  if (typeof value === 'string') return [{ path, code: value }];
  return field === 'ed' ? checkDiameter(value, frame) : [];
}

/** No shape is wider or higher than twice its greatest radius; a side that is itself wrong says nothing of that. */
function checkDiameter(ed: number, frame: KnownFrame): FrameIssue[] {
  const sides = (['a', 'b'] as const).map((field) => {
    const side = frame[field];
    return typeof side === 'number' && side <= frameLimits[field].max ? side : 0;
  });
  const min = Math.max(...sides);
  return ed < min ? [{ path: 'frame.ed', code: 'edBelowBox', params: { min } }] : [];
}
