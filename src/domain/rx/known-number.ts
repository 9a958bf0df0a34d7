import type { Issue } from '../vocabulary/issue.ts';
import type { Limits } from './measures.ts';

/** Why a typed value could not be read. */
export type ReadingProblem = 'notANumber' | 'signMissing' | 'offStep' | 'outOfRange';

/** A value in its field's unit, null for an empty field, or why it could not be read. */
export type KnownNumber = number | null | ReadingProblem;

export type Finding = Pick<Issue, 'code' | 'params'>;

/** What is wrong with a value by itself, whatever other fields hold; nothing is wrong with an empty one. */
export function findUnsound(value: KnownNumber, { min, max, step }: Limits): Finding | null {
  if (value === null) return null;
  const isOutside = typeof value === 'number' && (value < min || value > max);
  if (value === 'outOfRange' || isOutside) return { code: 'outOfRange', params: { min, max } };
  const isBetweenSteps = typeof value === 'number' && value % step !== 0;
  if (value === 'offStep' || isBetweenSteps) return { code: 'offStep', params: { step } };
  return typeof value === 'string' ? { code: value } : null;
}

/** What was read of a typed text, whatever the reader. */
export function known(
  reading:
    | { kind: 'empty' }
    | { kind: 'problem'; code: ReadingProblem }
    | { kind: string; value: number },
): KnownNumber {
  if ('value' in reading) return reading.value;
  return 'code' in reading ? reading.code : null;
}
