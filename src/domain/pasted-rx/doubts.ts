import { eyeSides } from '../vocabulary/eye.ts';
import { answered, ask, type Found, questionId } from './found.ts';
import { type Assigned, isLikeAxis, type Written } from './lines/written.ts';
import type { PastedChoice, PastedPath, PastedValue } from './pasted-rx.ts';
import { readWrittenAs } from './read-number.ts';
import { readAssigned, type Sides } from './read-values.ts';
import { isPower, type Row } from './rows.ts';

type PowerField = 'sphere' | 'cylinder';
type As = readonly (readonly [PowerField, Written])[];

/** What a row assigns, with the answers about powers whose place does not identify them. */
export function assignedOf(found: Found, row: Row, sides: Sides): readonly Assigned[] {
  const { assigned, doubt } = row;
  if (isOfEach(row)) return askEach(found, row, sides);
  if (!doubt || !isInDoubt(found, row)) return assigned;
  const ways = doubt.kind === 'lone' ? lonely(doubt.numbers[0]) : ordered(doubt.numbers);
  const choices = Object.entries(ways).map(([answer, as]): PastedChoice => {
    return { answer, values: valuesAs(as, sides) };
  });
  const code = doubt.kind === 'lone' ? 'lonePower' : 'powerOrder';
  const [first] = doubt.numbers;
  const last = doubt.numbers.at(-1) ?? first;
  const span = { from: Math.min(first.from, last.from), to: Math.max(first.to, last.to) };
  const answer = answered(found, { code, path: pathOf(sides), choices, ...span })?.answer;
  const certain = assigned.filter(
    ({ numbers }) => !numbers.some((each) => isOneOf(doubt.numbers, each)),
  );
  return [...certain, ...(answer === undefined ? [] : assignedAs(ways[answer] ?? []))];
}

const isOneOf = (numbers: readonly Written[], number: Written) => numbers.includes(number);

const pathOf = ({ of }: Sides): PastedPath | null =>
  of.length === 1 ? `${of[0] ?? 'right'}.sphere` : null;

/** An axis without a word stays one only until an answer says otherwise. */
function isInDoubt({ answers }: Found, { assigned, stray }: Row): boolean {
  if (assigned.some(({ field }) => field === 'axis')) return true;
  const axis = stray.find(isLikeAxis);
  const [answer] = axis
    ? strayCodes.flatMap((code) => answers[questionId({ code, path: null, ...axis })] ?? [])
    : [];
  return answer === undefined || answer.startsWith('axis');
}

const strayCodes = ['stray', 'dateOrValue', 'detailOrValue'] as const;

/** `-0.75 x 90`: a cylinder, or a sphere whose cylinder is missing. */
function lonely(number: Written): Record<string, As> {
  const plano = { kind: 'plano', from: number.from, to: number.to } as const;
  return {
    plano: [
      ['sphere', plano],
      ['cylinder', number],
    ],
    cylinder: [['cylinder', number]],
    sphere: [['sphere', number]],
  };
}

function ordered([one, other]: readonly [Written, Written]): Record<string, As> {
  const as = (sphere: Written, cylinder: Written): As => [
    ['sphere', sphere],
    ['cylinder', cylinder],
  ];
  return { first: as(one, other), second: as(other, one) };
}

const assignedAs = (as: As): Assigned[] =>
  as.map(([field, number]) => ({ field, numbers: [number] }));

/** The values a choice would fill in; empty if a sign still has to be asked for. */
function valuesAs(as: As, { of }: Pick<Sides, 'of'>): PastedValue[] {
  const values = of.flatMap((side) =>
    as.flatMap(([field, number]): PastedValue[] => {
      const value = readWrittenAs(field, number);
      const { from, to } = number;
      return typeof value === 'number' ? [{ path: `${side}.${field}`, value, from, to }] : [];
    }),
  );
  return values.length === of.length * as.length ? values : [];
}

/** `R/L -2.00 / -1.75`: two powers after two eyes, and no axis. */
function isOfEach({ pair, assigned, stray }: Row): boolean {
  const powers = assigned.filter(isPower).map(({ field }) => field);
  return pair !== null && powers.join(' ') === 'sphere cylinder' && stray.length === 0;
}

function askEach(found: Found, { pair, assigned }: Row, sides: Sides): readonly Assigned[] {
  const [one, other] = assigned.filter(isPower).flatMap(({ numbers }) => numbers);
  if (!pair || !one || !other) return assigned;
  const each = [
    [pair[0], [['sphere', one]]],
    [pair[1], [['sphere', other]]],
  ] as const;
  const own: As = [
    ['sphere', one],
    ['cylinder', other],
  ];
  const choices = [
    { answer: 'each', values: each.flatMap(([side, as]) => valuesAs(as, { of: [side] })) },
    { answer: 'own', values: valuesAs(own, sides) },
  ];
  const span = { from: one.from, to: other.to };
  const answer = answered(found, { code: 'eachEye', path: null, choices, ...span })?.answer;
  if (answer === 'each') {
    for (const [side, as] of each) {
      for (const of of assignedAs(as)) readAssigned(found, of, { ...sides, of: [side] });
    }
  }
  return answer === 'own' ? assigned : assigned.filter((given) => !isPower(given));
}

const copied = ['sphere', 'cylinder', 'axis', 'add'] as const;

/** `L same`, `L BAL`: asks whether the eye takes the other eye's values. */
export function askLikeOther(found: Found, { side, likeOther }: Row): void {
  if (!likeOther || (side !== 'right' && side !== 'left')) return;
  const other = eyeSides.find((each) => each !== side) ?? side;
  const values = copied.flatMap((field): PastedValue[] => {
    const path: PastedPath = `${side}.${field}`;
    const written = found.values.filter((value) => value.path === `${other}.${field}`);
    const [value] = written;
    const isOnly = written.every((each) => each.value === value?.value);
    const isFree = found.values.every((each) => each.path !== path);
    return value && isOnly && isFree ? [{ ...value, path }] : [];
  });
  const hasSphere = values.some(({ path }) => path === `${side}.sphere`);
  const choices = hasSphere ? [{ answer: 'copy', values }] : [];
  const code = likeOther.how === 'same' ? 'sameEye' : 'balance';
  const { from, to } = likeOther;
  ask(found, { code, path: `${side}.sphere`, choices, from, to });
}
