import { type EyeField, eyeLimits } from '../optics/eye-fields.ts';
import { prismLimits } from '../optics/prism-parts.ts';
import { findUnsound, type KnownNumber, knownValue } from '../rx/known-number.ts';
import type { Limits } from '../rx/limits.ts';
import { wornNumbers } from '../rx/order-numbers.ts';
import { readAxis } from '../typed/axis.ts';
import { readLength } from '../typed/length.ts';
import { readPower } from '../typed/power.ts';
import { readWhole } from '../typed/whole-number.ts';
import type { Written } from './lines/written.ts';

/** Why a number cannot be taken as written. */
export type NumberProblem = 'signMissing' | 'hundredths' | 'outOfRange' | 'offStep' | 'unreadable';

export type NumberField = EyeField | 'prism' | 'vertex' | 'tilt' | 'wrap';

/** A number as written, with Latin digits and `.`, sign first. `?` if its digits are unclear. */
export function plainNumber(number: Written): string {
  if (number.kind === 'plano') return '0';
  const { sign, whole, mark, fraction, doubt } = number;
  if (doubt && whole === '' && fraction === '') return '?';
  // Zeros after the hundredths do not change the number.
  const decimals = fraction.replace(/(?<=^\d\d)(\d*?)0+$/, '$1');
  return `${sign?.text ?? ''}${whole}${mark === '' ? '' : `.${decimals}`}`;
}

const limits: Readonly<Record<NumberField, Limits>> = {
  ...eyeLimits,
  prism: prismLimits,
  vertex: wornNumbers.vertexDistance,
  tilt: wornNumbers.pantoscopicTilt,
  wrap: wornNumbers.wrap,
};

const optional = { sign: 'optional' } as const;

/** The form's readers, so that a message means the same as the same text typed into the form. */
const readers: Readonly<Record<NumberField, (text: string) => KnownNumber>> = {
  sphere: (text) => knownValue(readPower(text, { sign: 'required' })),
  cylinder: (text) => knownValue(readPower(text, { sign: 'required', isSpoken: true })),
  axis: (text) => knownValue(readAxis(wholeOf(text))),
  add: (text) => knownValue(readPower(text, optional)),
  pd: (text) => knownValue(readLength(text)),
  height: (text) => knownValue(readLength(text)),
  nearPd: (text) => knownValue(readLength(text)),
  centreHeight: (text) => knownValue(readLength(text)),
  prism: (text) => knownValue(readPower(text, optional)),
  vertex: (text) => knownValue(readLength(text)),
  tilt: (text) => knownValue(readWhole(wholeOf(text))),
  wrap: (text) => knownValue(readWhole(wholeOf(text))),
};

/** `90.0` is 90. */
const wholeOf = (text: string) => text.replace(/(?<=^\d{2,3})\.0+$/, '');

/** Reads a written value for a field. A word for zero is only valid for a power. */
export function readWrittenAs(field: NumberField, written: Written): number | NumberProblem {
  const isPower = field === 'sphere' || field === 'cylinder';
  if (written.kind === 'plano') return isPower ? 0 : 'unreadable';
  return readNumberAs(field, plainNumber(written));
}

/** Reads a number as a field's value, in the field's unit; never rounded. */
export function readNumberAs(field: NumberField, text: string): number | NumberProblem {
  const value = readers[field](text);
  if (field === 'sphere' && /^[+-](?:25|50|75)$/.test(text)) return 'hundredths';
  const unsound = findUnsound(value, limits[field])?.code;
  if (unsound === undefined) return typeof value === 'number' ? value : 'unreadable';
  const isKnown = unsound === 'signMissing' || unsound === 'outOfRange' || unsound === 'offStep';
  return isKnown ? unsound : 'unreadable';
}
