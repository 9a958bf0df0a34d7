import { type EyeSide, eyeSides } from '../vocabulary/eye.ts';
import { ask, type Found } from './found.ts';
import { forEyes, type LengthField, readLengths, readPair } from './lengths.ts';
import type { EyePair, StatedSide } from './lines/eyes.ts';
import type { Assigned, Written } from './lines/written.ts';
import type { PastedChoice, PastedPath, PastedValue } from './pasted-rx.ts';
import { choicesOfReadings, isUnclear } from './read-doubts.ts';
import { type NumberField, plainNumber, readNumberAs, readWrittenAs } from './read-number.ts';
import { readPrism } from './read-prism.ts';

/** Eyes a value belongs to: those stated, else those that have powers. */
export function sidesOf(side: StatedSide, present: readonly EyeSide[]): readonly EyeSide[] {
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

/** Reads an assigned value for its eyes. */
export function readAssigned(found: Found, assigned: Assigned, sides: Sides): void {
  const { field, numbers } = assigned;
  const [number] = numbers;
  if (!number) return;
  if (isLength(field)) readLengthsOf(found, field, numbers, sides);
  else if (field === 'add' && numbers.length > 1) readAdds(found, numbers, sides);
  else if (field === 'prism') readPrism(found, number, sides);
  else if (field in measures) {
    const { path, field: as } = measures[field as keyof typeof measures];
    readOne(found, number, as, path);
  } else {
    const of = field as 'sphere' | 'cylinder' | 'axis' | 'add';
    for (const side of sides.of) readOne(found, number, of, `${side}.${of}`);
  }
}

/** `of`: the eyes of a power; `said`: the eye as written. */
export interface Sides {
  readonly of: readonly EyeSide[];
  readonly said: StatedSide;
  /** Two eyes in the order they are named. */
  readonly pair?: EyePair | null;
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
  { said, pair }: Sides,
): void {
  const reading = readLengths(field, numbers, said);
  const order = pair?.[0] === 'left' ? leftFirst : inOrder;
  const span = { from: numbers[0]?.from ?? 0, to: numbers.at(-1)?.to ?? 0 };
  if (reading.kind === 'values') takeLengths(found, order(reading.values), numbers);
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
        values:
          way === 'eyes'
            ? order(readPair(field, reading.of, way))
            : readPair(field, reading.of, way),
      };
    });
    ask(found, { code: 'pdPair', path: `${eye}.${field}`, choices, ...span });
  }
}

/** Fills in lengths, or asks if their writer is unsure. */
function takeLengths(
  found: Found,
  values: readonly PastedValue[],
  numbers: readonly Written[],
): void {
  if (!numbers.some(isUnclear)) {
    found.values.push(...values);
    return;
  }
  const answer = numbers.map(plainNumber).join(' ');
  const [from, to] = [numbers[0]?.from ?? 0, numbers.at(-1)?.to ?? 0];
  const path = values[0]?.path ?? null;
  ask(found, { code: 'unclear', path, choices: [{ answer, values }], from, to });
}

const inOrder = (values: readonly PastedValue[]) => values;

/** `PD L/R 31/32`: the left eye comes first. */
function leftFirst(values: readonly PastedValue[]): PastedValue[] {
  return values.map((value) => {
    if (value.splitFrom !== undefined) return value;
    const [side, field] = value.path.split('.');
    return { ...value, path: `${side === 'left' ? 'right' : 'left'}.${field}` as PastedPath };
  });
}

/** `ADD 2.25 / 2.00`: right and left, or alternatives. */
function readAdds(found: Found, numbers: readonly Written[], { of, pair }: Sides): void {
  const [first, second] = numbers;
  if (!first || !second) return;
  const [one, other] = pair ?? eyeSides;
  const valuesOf = (sides: readonly EyeSide[], number: Written) => {
    const value = readWrittenAs('add', number);
    const { from, to } = number;
    return sides.flatMap((side): PastedValue[] =>
      typeof value === 'number' ? [{ path: `${side}.add`, value, from, to }] : [],
    );
  };
  if (plainNumber(first) === plainNumber(second)) {
    found.values.push(...valuesOf(eyeSides, first));
    return;
  }
  const choices = [
    { answer: 'eyes', values: [...valuesOf([one], first), ...valuesOf([other], second)] },
    { answer: 'first', values: valuesOf(of, first) },
    { answer: 'second', values: valuesOf(of, second) },
  ];
  ask(found, { code: 'addPair', path: null, choices, from: first.from, to: second.to });
}
