import { type AxisReading, readAxis } from './axis.ts';
import type { KnownEye } from './eye-rules.ts';
import { type LengthReading, readLength } from './length.ts';
import { type PowerReading, readPower } from './power.ts';
import type { EyeField } from './prescription.ts';

/** What was understood of a typed field: empty, a value in the field's unit, or why it could not be read. */
export type Understood = PowerReading | AxisReading | LengthReading;

const readers: Record<EyeField, (text: string) => Understood> = {
  sphere: (text) => readPower(text, { sign: 'required' }),
  cylinder: (text) => readPower(text, { sign: 'required' }),
  axis: readAxis,
  add: (text) => readPower(text, { sign: 'optional' }),
  pd: readLength,
  height: readLength,
};

/** What a typed field is taken to mean, to be shown back beside it at once: `125` as an ADD is 1.25 D. */
export function understoodAs(field: EyeField, text: string): Understood {
  return readers[field](text);
}

/** Reads one typed row of the prescription. An empty cylinder is none; any other empty field stays empty. */
export function readEye(typed: Readonly<Record<EyeField, string>>): KnownEye {
  return {
    sphere: readField('sphere', typed.sphere),
    cylinder: readField('cylinder', typed.cylinder) ?? 0,
    axis: readField('axis', typed.axis),
    add: readField('add', typed.add),
    pd: readField('pd', typed.pd),
    height: readField('height', typed.height),
  };
}

function readField(field: EyeField, text: string): KnownEye[EyeField] {
  const understood = understoodAs(field, text);
  if (understood.kind === 'empty') return null;
  return understood.kind === 'problem' ? understood.code : understood.value;
}
