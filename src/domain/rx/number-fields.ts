import { frameLimits } from '../frame/frame.ts';
import { prismLimits } from '../optics/prism.ts';
import { type LengthReading, readLength } from '../typed/length.ts';
import { type PowerReading, readPower } from '../typed/power.ts';
import { readWhole, type WholeReading } from '../typed/whole-number.ts';
import type { Issue } from '../vocabulary/issue.ts';
import { individualLimits } from './individual.ts';
import { findUnsound, type KnownNumber, knownValue } from './known-number.ts';
import type { Limits } from './limits.ts';
import { averageMeasures, measureLimits, wishLimits } from './measures.ts';
import { densityLimits } from './services.ts';

/**
 * Unit of a number field and how it is read: lengths in tenths of a millimetre, `dioptre` and `prism` in hundredths,
 * the others whole; distances of reading and working are in centimetres.
 */
export type NumberUnit =
  | 'half'
  | 'tenth'
  | 'centimetre'
  | 'degree'
  | 'dioptre'
  | 'prism'
  | 'percent';

interface RxNumber extends Limits {
  readonly unit: NumberUnit;
}

const prism: RxNumber = { ...prismLimits, unit: 'prism' };

/** Number fields outside the prescription table, by path. */
export const rxNumbers = {
  'right.prism.horizontal.amount': prism,
  'right.prism.vertical.amount': prism,
  'left.prism.horizontal.amount': prism,
  'left.prism.vertical.amount': prism,
  'services.tint.density': { ...densityLimits, unit: 'percent' },
  'frame.a': { ...frameLimits.a, unit: 'tenth' },
  'frame.b': { ...frameLimits.b, unit: 'tenth' },
  'frame.dbl': { ...frameLimits.dbl, unit: 'tenth' },
  'frame.ed': { ...frameLimits.ed, unit: 'tenth' },
  'measures.vertexDistance': { ...measureLimits.vertexDistance, unit: 'half' },
  'measures.refractedVertex': { ...measureLimits.vertexDistance, unit: 'half' },
  'measures.pantoscopicTilt': { ...measureLimits.pantoscopicTilt, unit: 'degree' },
  'measures.wrap': { ...measureLimits.wrap, unit: 'degree' },
  'measures.readingDistance': { ...individualLimits.readingDistance, unit: 'centimetre' },
  'measures.inset': { ...individualLimits.inset, unit: 'tenth' },
  'measures.workingDistance': { ...individualLimits.workingDistance, unit: 'centimetre' },
  'measures.degression': { ...individualLimits.degression, unit: 'dioptre' },
  'wishes.baseCurve': { ...wishLimits.baseCurve, unit: 'dioptre' },
  'wishes.centreThickness': { ...wishLimits.centreThickness, unit: 'tenth' },
  'wishes.edgeThickness': { ...wishLimits.edgeThickness, unit: 'tenth' },
} as const satisfies Record<string, RxNumber>;
export type RxNumberPath = keyof typeof rxNumbers;

/** Average the lab assumes for an empty field; null if it assumes none. */
export function assumedAt(path: RxNumberPath): number | null {
  const averages: Partial<Record<string, number>> = averageMeasures;
  return path.startsWith('measures.') ? (averages[path.slice('measures.'.length)] ?? null) : null;
}

type NumberReading = LengthReading | PowerReading | WholeReading;

const readers: Record<NumberUnit, (text: string) => NumberReading> = {
  half: (text) => readLength(text),
  tenth: (text) => readLength(text, 'tenth'),
  centimetre: readWhole,
  degree: readWhole,
  dioptre: (text) => readPower(text, { sign: 'optional' }),
  prism: (text) => readPower(text, { sign: 'optional' }),
  percent: readWhole,
};

export function isRxNumber(path: string): path is RxNumberPath {
  return path in rxNumbers;
}

/** Reads a typed number; the form shows the result beside the field at once. */
export function readNumber(path: RxNumberPath, text: string): NumberReading {
  return readers[rxNumbers[path].unit](text);
}

export function knownNumber(path: RxNumberPath, text: string): KnownNumber {
  return knownValue(readNumber(path, text));
}

/** Checks a number on its own. */
export function checkNumber(path: RxNumberPath, value: KnownNumber): Issue[] {
  const finding = findUnsound(value, rxNumbers[path]);
  return finding ? [{ path, ...finding }] : [];
}
