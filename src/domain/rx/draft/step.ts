import { type EyeField, eyeLimits } from '../../optics/eye-fields.ts';
import { type RxNumberPath, readNumber, rxNumbers } from '../number-fields.ts';
import type { NumberUnit } from '../order-numbers.ts';
import { understoodAs } from './read-eye.ts';

/** Start value of an empty field: 0 for powers, 180 for the axis. Lengths have none. */
const beginnings: Partial<Record<EyeField, number>> = {
  sphere: 0,
  cylinder: 0,
  axis: 180,
  add: 0,
};

/**
 * The typed value plus or minus one step, in the field's unit; null beyond the bounds or without a start. The axis
 * wraps around.
 */
export function stepTyped(field: EyeField, text: string, direction: 1 | -1): number | null {
  const { min, max, step } = eyeLimits[field];
  const understood = understoodAs(field, text);
  if (understood.kind === 'problem') return null;
  const from = understood.kind === 'empty' ? beginnings[field] : understood.value;
  if (from === undefined) return null;
  const next = from + direction * step;
  if (field === 'axis') return ((next + max - 1) % max) + 1;
  return next >= min && next <= max ? next : null;
}

/** Start value of an empty number, by unit. */
const numberBeginnings: Partial<Record<NumberUnit, number>> = { prism: 0, degree: 0, percent: 0 };

/** Like `stepTyped`, for numbers outside the table. A prism can be stepped down to 0, although 0 is no prism. */
export function stepNumber(path: RxNumberPath, text: string, direction: 1 | -1): number | null {
  const { min, max, step, unit } = rxNumbers[path];
  const read = readNumber(path, text);
  if (read.kind === 'problem') return null;
  const from = 'value' in read ? read.value : numberBeginnings[unit];
  if (from === undefined) return null;
  const next = from + direction * step;
  return next >= (unit === 'prism' ? 0 : min) && next <= max ? next : null;
}
