import type { Issue } from '../vocabulary/issue.ts';
import type { Limits } from './limits.ts';

export type ReadingProblem = 'notANumber' | 'signMissing' | 'offStep' | 'outOfRange';

/** A typed value in its field's unit, null if empty, or why it could not be read. */
export type KnownNumber = number | null | ReadingProblem;

export type Finding = Pick<Issue, 'code' | 'params'>;

/** Checks a value by itself against its field's bounds and step; null if it is valid or empty. */
export function findUnsound(value: KnownNumber, { min, max, step }: Limits): Finding | null {
  if (value === null) return null;
  const isOutside = typeof value === 'number' && (value < min || value > max);
  if (value === 'outOfRange' || isOutside) return { code: 'outOfRange', params: { min, max } };
  const isBetweenSteps = typeof value === 'number' && value % step !== 0;
  if (value === 'offStep' || isBetweenSteps) return { code: 'offStep', params: { step } };
  return typeof value === 'string' ? { code: value } : null;
}

/** Converts the result of any reader of typed text to a known number. */
export function knownValue(
  reading:
    | { kind: 'empty' }
    | { kind: 'problem'; code: ReadingProblem }
    | { kind: string; value: number },
): KnownNumber {
  if ('value' in reading) return reading.value;
  return 'code' in reading ? reading.code : null;
}
