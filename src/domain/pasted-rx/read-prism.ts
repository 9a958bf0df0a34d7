import { type PrismBase, prismBases } from '../optics/prism-parts.ts';
import { type EyeSide, eyeSides } from '../vocabulary/eye.ts';
import { ask, type Found } from './found.ts';
import type { StatedPrism } from './items/stated-prism.ts';
import type { StatedSide } from './lines/eyes.ts';
import type { Written } from './lines/written.ts';
import type { PastedChoice, PastedPath, PastedValue } from './pasted-rx.ts';
import { isUnclear } from './read-doubts.ts';
import { type NumberProblem, plainNumber, readWrittenAs } from './read-number.ts';

/** A base for an eye, and the amount of the prism it belongs to, hundredths of a prism dioptre. */
type Part = {
  readonly side: EyeSide;
  readonly base: PrismBase;
  readonly value: number;
  readonly splitFrom?: number;
};

const isVertical = (base: PrismBase) => prismBases.vertical.some((each) => each === base);
const opposite = { in: 'out', out: 'in', up: 'down', down: 'up' } as const;

const pathOf = (side: EyeSide, base: PrismBase): PastedPath =>
  `${side}.prism.${isVertical(base) ? 'vertical' : 'horizontal'}`;

type Sides = { readonly of: readonly EyeSide[]; readonly said: StatedSide };

/** Reads a prism amount for its eyes, or asks for its base and how to split it between the eyes. */
export function readPrism(found: Found, number: Written, sides: Sides): void {
  if (isNothing(number)) return;
  const prism = (number.kind === 'number' && number.prism) || unsaid;
  const { of, said } = prism.of === 'each' ? { of: eyeSides, said: 'both' } : sides;
  const isTogether = prism.of === 'total' || (said === null && of.length > 1);
  const value = amountOf(number, prism);
  for (const side of isTogether ? of.slice(0, 1) : of) {
    if (typeof value !== 'number') report(found, number, { side, prism, code: value });
    else if (isTogether) askShare(found, number, { prism, value });
    else readOf(found, number, { side, prism, value });
  }
}

const amountOf = (number: Written, { isUnclear: isBaseUnclear }: StatedPrism) =>
  isBaseUnclear || isUnclear(number) ? 'unreadable' : readWrittenAs('prism', number);

type Reported = Pick<Read, 'side' | 'prism'> & { readonly code: NumberProblem };

function report(found: Found, number: Written, { side, prism, code }: Reported): void {
  const base = typeof prism.base === 'string' ? prism.base : 'in';
  ask(found, { code, path: pathOf(side, base), ...spanOf(number, prism) });
}

const isNothing = (number: Written) =>
  number.kind === 'number' && !number.doubt && !/[1-9]/.test(plainNumber(number));

const unsaid: StatedPrism = { base: null, of: null, isUnclear: false, to: 0 };

const spanOf = ({ from, to }: Written, prism: StatedPrism) => ({
  from,
  to: Math.max(to, prism.to),
});

type Read = { readonly side: EyeSide; readonly prism: StatedPrism; readonly value: number };

function readOf(found: Found, number: Written, { side, prism, value }: Read): void {
  const span = spanOf(number, prism);
  const base = baseOf(prism, side);
  const valueAt = (each: PrismBase): PastedValue => {
    return { path: pathOf(side, each), value, base: each, from: number.from, to: number.to };
  };
  if (base === 'inexact') {
    ask(found, { code: 'prismAngle', path: `${side}.prism.horizontal`, ...span });
  } else if (base) found.values.push(valueAt(base));
  else {
    const bases = [...prismBases.horizontal, ...prismBases.vertical];
    const choices = bases.map((each) => ({ answer: each, values: [valueAt(each)] }));
    ask(found, { code: 'baseMissing', path: `${side}.prism.horizontal`, choices, ...span });
  }
}

/**
 * The base for an eye at an angle, seen from the front: 90° is up, and 0° is in for the right eye and out for the left.
 * Between these directions, no amount has both components on the form's steps.
 */
function baseOf({ base }: StatedPrism, side: EyeSide): PrismBase | 'inexact' | null {
  if (base === null || typeof base === 'string') return base;
  const degrees = Number(base.degrees);
  const directions: Readonly<Record<number, PrismBase>> = {
    0: side === 'right' ? 'in' : 'out',
    90: 'up',
    180: side === 'right' ? 'out' : 'in',
    270: 'down',
  };
  return degrees > 360 ? 'inexact' : (directions[degrees % 360] ?? 'inexact');
}

/** One amount for two eyes: for each, for one, or the total of both. */
function askShare(
  found: Found,
  number: Written,
  { prism, value }: Pick<Read, 'prism' | 'value'>,
): void {
  const span = spanOf(number, prism);
  const [right, left] = [baseOf(prism, 'right'), baseOf(prism, 'left')];
  const path = 'right.prism.horizontal' as const;
  if (right === 'inexact' || left === 'inexact') ask(found, { code: 'prismAngle', path, ...span });
  else if (!right || !left) ask(found, { code: 'baseMissing', path, ...span });
  else {
    const choices = waysOf({ right, left, value, isTotal: prism.of === 'total' }).map(
      ([answer, ...parts]): PastedChoice => {
        const { from, to } = number;
        const values = parts.map(({ side, ...part }) => ({
          path: pathOf(side, part.base),
          ...part,
          from,
          to,
        }));
        return { answer, values };
      },
    );
    ask(found, { code: 'prismSplit', path: null, choices, ...span });
  }
}

type Way = readonly [answer: string, ...parts: Part[]];
type Shared = { right: PrismBase; left: PrismBase; value: number; isTotal: boolean };

/** A horizontal prism has the same base in both eyes, a vertical one is up in one eye and down in the other. */
function waysOf({ right, left, value, isTotal }: Shared): Way[] {
  const ones = [
    { side: 'right', base: right, value },
    { side: 'left', base: left, value },
  ] as const;
  const half = value / 2;
  const halfOf = (side: EyeSide, base: PrismBase): Part => ({
    side,
    base,
    value: half,
    splitFrom: value,
  });
  const halves: Way[] = isVertical(right)
    ? [
        ['halfRight', halfOf('right', right), halfOf('left', opposite[right])],
        ['halfLeft', halfOf('right', opposite[left]), halfOf('left', left)],
      ]
    : [['half', halfOf('right', right), halfOf('left', left)]];
  return [
    ...(isTotal ? [] : ([['each', ...ones]] satisfies Way[])),
    ...(half % 25 === 0 ? halves : []),
    ['right', ones[0]],
    ['left', ones[1]],
  ];
}
