import { type EyeSide, eyeSides } from '../vocabulary/eye.ts';
import type { Assigned, Written } from './assign.ts';
import { ask, type Found } from './found.ts';
import { forEyes, type LengthField, readLengths, readPair } from './lengths.ts';
import type { PastedChoice, PastedPath } from './pasted-rx.ts';
import { choicesOfReadings } from './read-doubts.ts';
import { type NumberField, plainNumber, readNumberAs, readWrittenAs } from './read-number.ts';
import { readPrism } from './read-prism.ts';
import type { SaidSide } from './segments.ts';

/** Eyes a value is of: those said, else those that have powers. */
export function sidesOf(side: SaidSide, present: readonly EyeSide[]): readonly EyeSide[] {
  if (side === 'both') return eyeSides;
  if (side !== null) return [side];
  return present.length > 0 ? present : eyeSides;
}

const lengthFields: readonly string[] = ['pd', 'nearPd', 'height', 'centreHeight'];

const measures = {
  vertex: { path: 'measures.refractedVertex', field: 'vertex' },
  wornVertex: { path: 'measures.vertexDistance', field: 'vertex' },
  tilt: { path: 'measures.pantoscopicTilt', field: 'tilt' },
  wrap: { path: 'measures.wrap', field: 'wrap' },
} as const;

/** Reads what is assigned, for the eyes it is of. */
export function readAssigned(found: Found, assigned: Assigned, sides: Sides): void {
  const { field, numbers } = assigned;
  const [number] = numbers;
  if (!number) return;
  if (isLength(field)) readLengthsOf(found, field, numbers, sides);
  else if (field === 'prism') readPrism(found, number, sides);
  else if (field in measures) {
    const { path, field: as } = measures[field as keyof typeof measures];
    readOne(found, number, as, path);
  } else {
    const of = field as 'sphere' | 'cylinder' | 'axis' | 'add';
    for (const side of sides.of) readOne(found, number, of, `${side}.${of}`);
  }
}

/** `of`: the eyes of a power; `said`: the eye as it is written. */
export interface Sides {
  readonly of: readonly EyeSide[];
  readonly said: SaidSide;
}

const isLength = (field: string): field is LengthField => lengthFields.includes(field);

function readOne(found: Found, number: Written, field: NumberField, path: PastedPath): void {
  const { from, to } = number;
  if (number.kind === 'number' && number.doubt?.kind === 'unclear') {
    const choices = choicesOfReadings(number, number.doubt.readings, { path, field });
    ask(found, { code: choices.length > 0 ? 'unclear' : 'unreadable', path, choices, from, to });
    return;
  }
  const text = plainNumber(number);
  const value = readWrittenAs(field, number);
  if (typeof value === 'number') {
    found.values.push({ path, value, from, to });
    return;
  }
  const readings =
    value === 'signMissing'
      ? ['-', '+'].map((sign) => [sign, `${sign}${text}`] as const)
      : value === 'hundredths'
        ? [['hundredths', hundredths(text)] as const, ['whole', `${text}.00`] as const]
        : [];
  const choices = readings.flatMap(([answer, as]): PastedChoice[] => {
    const read = readNumberAs(field, as);
    return typeof read === 'number' ? [{ answer, values: [{ path, value: read, from, to }] }] : [];
  });
  ask(found, { code: value, path, choices, from, to });
}

const hundredths = (text: string) => `${text.charAt(0)}0.${text.slice(1)}`;

function readLengthsOf(
  found: Found,
  field: LengthField,
  numbers: readonly Written[],
  { said }: Sides,
): void {
  const reading = readLengths(field, numbers, said);
  const span = { from: numbers[0]?.from ?? 0, to: numbers.at(-1)?.to ?? 0 };
  if (reading.kind === 'values') found.values.push(...reading.values);
  else if (reading.kind === 'problem')
    ask(found, { code: reading.code, path: `right.${field}`, ...span });
  else if (reading.kind === 'one') {
    const sides = ['both', 'right', 'left'] as const;
    const choices = sides.map((answer) => ({ answer, values: forEyes(field, reading.of, answer) }));
    ask(found, { code: 'whichEye', path: `right.${field}`, choices, ...span });
  } else {
    const eye = said === 'left' ? 'left' : 'right';
    const ways = said === null || said === 'both' ? ['eyes' as const] : (['eyes', eye] as const);
    const choices = ways.map((way) => {
      return {
        answer: way === 'eyes' ? way : 'farAndNear',
        values: readPair(field, reading.of, way),
      };
    });
    ask(found, { code: 'pdPair', path: `${eye}.${field}`, choices, ...span });
  }
}
