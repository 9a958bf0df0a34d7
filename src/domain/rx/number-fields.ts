import { frameLimits } from '../frame/measurements.ts';
import { prismLimits } from '../optics/prism-parts.ts';
import { type LengthReading, readLength } from '../typed/length.ts';
import { type PowerReading, readPower } from '../typed/power.ts';
import { readWhole, type WholeReading } from '../typed/whole-number.ts';
import { byName, namesOf, type Table } from '../vocabulary/by-name.ts';
import type { Issue } from '../vocabulary/issue.ts';
import { findUnsound, type KnownNumber, knownValue } from './known-number.ts';
import { measureNumbers, type NumberUnit, type RxNumber, wishNumbers } from './order-numbers.ts';
import { densityLimits } from './service-limits.ts';

const prism: RxNumber = { ...prismLimits, unit: 'prism' };
const { average: _, ...refracted } = measureNumbers.vertexDistance;

/** Number fields outside the prescription table, by path. */
export const rxNumbers = {
  'right.prism.horizontal.amount': prism,
  'right.prism.vertical.amount': prism,
  'left.prism.horizontal.amount': prism,
  'left.prism.vertical.amount': prism,
  'services.tint.density': { ...densityLimits, unit: 'percent' },
  // Typed to compensate the power; not part of the order.
  'measures.refractedVertex': refracted,
  ...under('frame', frameLimits),
  ...under('measures', measureNumbers),
  ...under('wishes', wishNumbers),
} as const satisfies Table<string, RxNumber>;
export type RxNumberPath = keyof typeof rxNumbers;

/** The numbers of a part of the draft, by path. */
function under<Part extends string, Name extends string>(part: Part, rows: Table<Name, RxNumber>) {
  const paths = namesOf(rows).map((name) => [`${part}.${name}`, rows[name]]);
  return Object.fromEntries(paths) as Record<`${Part}.${Name}`, RxNumber>;
}

/** Average the lab assumes for an empty field; null if it assumes none. */
export function assumedAt(path: RxNumberPath): number | null {
  const row: RxNumber = rxNumbers[path];
  return row.average ?? null;
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

/** Reads a typed number. The form immediately shows the result next to the field. */
export function readNumber(path: RxNumberPath, text: string): NumberReading {
  return readers[rxNumbers[path].unit](text);
}

/** Reads one typed number of the draft. */
export function knownNumber(path: RxNumberPath, text: string): KnownNumber {
  return knownValue(readNumber(path, text));
}

/** Reads the numbers of a part of the draft. */
export function knownNumbers<Name extends string>(
  rows: Table<Name, RxNumber>,
  typed: NoInfer<Table<Name, string>>,
): Record<Name, KnownNumber> {
  return byName(rows, (name) => knownValue(readers[rows[name].unit](typed[name])));
}

/** Checks a number by itself. */
export function checkNumber(path: RxNumberPath, value: KnownNumber): Issue[] {
  const finding = findUnsound(value, rxNumbers[path]);
  return finding ? [{ path, ...finding }] : [];
}
