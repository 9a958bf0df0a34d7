import { type EyeField, eyeLimits } from '../../optics/eye-prescription.ts';
import { type NumberUnit, type RxNumberPath, readNumber, rxNumbers } from '../number-fields.ts';
import { understoodAs } from './read-eye.ts';

/** Where an empty field begins when it is stepped: powers beside 0, the axis beside 180; lengths nowhere. */
const beginnings: Partial<Record<EyeField, number>> = {
  sphere: 0,
  cylinder: 0,
  axis: 180,
  add: 0,
};

/** The value one step up or down from what is typed, in the field's unit; null where there is none to go to. */
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

/** Where an empty number begins when it is stepped; lengths and curves nowhere. */
const numberBeginnings: Partial<Record<NumberUnit, number>> = { prism: 0, degree: 0, percent: 0 };

/** As `stepTyped`, for a number beside the rows of the eyes. A prism of 0 is none, but can be stepped to. */
export function stepNumber(path: RxNumberPath, text: string, direction: 1 | -1): number | null {
  const { min, max, step, unit } = rxNumbers[path];
  const read = readNumber(path, text);
  if (read.kind === 'problem') return null;
  const from = 'value' in read ? read.value : numberBeginnings[unit];
  if (from === undefined) return null;
  const next = from + direction * step;
  return next >= (unit === 'prism' ? 0 : min) && next <= max ? next : null;
}
