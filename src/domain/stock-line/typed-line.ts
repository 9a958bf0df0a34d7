import type { RoundPower } from '../optics/sphero-cylinder.ts';
import { readPieces, type StockUnit, writePieces } from '../shelf/pieces.ts';
import { readPower } from '../typed/power.ts';
import { addPowers, formatPower, formatUnsignedPower } from '../vocabulary/power.ts';
import { type StockToken, splitStockLine } from './line-tokens.ts';

/** A typed line, before the catalogue is consulted. */
export type TypedStockLine = RoundPower & {
  /** The lens code as typed, in lower case; null if none. */
  lens: string | null;
  /** Refractive index in hundredths; null if none. */
  index: number | null;
  /** Tenths of a millimetre; null if none. */
  diameter: number | null;
  pieces: number;
  /** The power as typed, if in plus-cylinder form. */
  plusForm: RoundPower | null;
};

/** Why a typed line is rejected. */
export type StockLineProblem =
  | 'unreadable'
  | 'signMissing'
  | 'offStep'
  | 'sphereMissing'
  | 'tooManyPowers'
  /** A stock lens is round, so it has no axis. */
  | 'noAxis'
  | 'saidTwice'
  | 'count';

export type StockLineReading =
  | { kind: 'empty' }
  | { kind: 'understood'; line: TypedStockLine }
  /** Ambiguous: the user has to choose a reading. */
  | { kind: 'question'; code: 'countOrAxis' | 'timesOrAxis'; part: string }
  | { kind: 'problem'; code: StockLineProblem; part: string };

type Problem = Extract<StockLineReading, { kind: 'problem' | 'question' }>;

const problem = (code: StockLineProblem, part: string): Problem => {
  return { kind: 'problem', code, part };
};

/**
 * Reads a line as shops type it: `-2.00 -0.50 x2`, `+1.25`, `۲٫۰۰- ×۳`, `hmc -1/-0.75 2p`, `-200 -50`, `-2.00 DS`.
 * Powers need a sign, except 0. A count without a unit is in `unit`; a missing count means one. Asks about anything
 * ambiguous and never invents a power.
 */
export function readStockLine(text: string, unit: StockUnit): StockLineReading {
  const tokens = splitStockLine(text);
  if (!tokens) return problem('unreadable', '');
  if (tokens.length === 0) return { kind: 'empty' };
  const axis = tokens.find(({ kind }) => kind === 'axis');
  if (axis?.kind === 'axis') return problem('noAxis', axis.text);
  const bare = tokens.find(({ kind }) => kind === 'bare');
  const doubt = bare?.kind === 'bare' ? doubtAbout(tokens, bare.text) : null;
  if (doubt) return doubt;
  const power = readPowers(tokens);
  if ('kind' in power) return power;
  const turned = power.cylinder === 0 ? undefined : tokens.find(isMaybeAxis);
  if (turned) return { kind: 'question', code: 'timesOrAxis', part: turned.amount };
  const pieces = readCount(tokens, unit);
  if (typeof pieces !== 'number') return pieces;
  const named = readNames(tokens);
  if ('kind' in named) return named;
  return { kind: 'understood', line: { ...inMinusForm(power), ...named, pieces } };
}

/**
 * Decides whether an unsigned number is a problem. After sphere and cylinder it is a count, unless it may be an axis or
 * there already is a count; elsewhere it is a power without a sign. Null if it can only be a count.
 */
function doubtAbout(tokens: readonly StockToken[], part: string): Problem | null {
  const powers = tokens.filter(({ kind }) => kind === 'power');
  const isCounted = tokens.some(({ kind }) => kind === 'count');
  const isLast = tokens.at(-1)?.kind === 'bare';
  if (powers.length !== 2 || !isLast) return problem('signMissing', part);
  const isAxis = isLikeAxis(Number(part)) || isRoundAxis(Number(part));
  if (isCounted) return problem(isAxis ? 'noAxis' : 'saidTwice', part);
  return isAxis ? { kind: 'question', code: 'countOrAxis', part } : null;
}

/** Most refractions give the axis in steps of 5°. */
function isRoundAxis(count: number): boolean {
  return count > 0 && count % 5 === 0 && count <= 180;
}

/**
 * After a cylinder, a number from this up to 180 written as `x90` or `*90` is usually an axis, as in prescriptions, and
 * rarely a count.
 */
const leastAxis = 45;

type CountToken = Extract<StockToken, { kind: 'count' }>;

function isMaybeAxis(token: StockToken): token is CountToken {
  return token.kind === 'count' && token.isCrossed && isLikeAxis(Number(token.amount));
}

function isLikeAxis(count: number): boolean {
  return Number.isInteger(count) && count >= leastAxis && count <= 180;
}

function readValue(text: string): number | Problem {
  const reading = readPower(text, { sign: 'required', isSpoken: true });
  if (reading.kind === 'power') return reading.value;
  if (reading.kind === 'empty' || reading.code === 'notANumber') return problem('unreadable', text);
  return problem(reading.code, text);
}

/** A mark belongs to the power before it, and a cylinder needs a sphere before that. Null if it is in place. */
function misplacedMark(
  mark: Extract<StockToken, { kind: 'mark' }>,
  before: number,
): Problem | null {
  if (mark.of === 'cylinder' && before === 1) return problem('sphereMissing', '');
  return before === (mark.of === 'sphere' ? 1 : 2) ? null : problem('unreadable', mark.text);
}

function readPowers(tokens: readonly StockToken[]): RoundPower | Problem {
  const values: number[] = [];
  for (const token of tokens) {
    const misplaced = token.kind === 'mark' && misplacedMark(token, values.length);
    if (misplaced) return misplaced;
    if (token.kind !== 'power') continue;
    const value = readValue(token.text);
    if (typeof value !== 'number') return value;
    if (values.length === 2) return problem('tooManyPowers', token.text);
    values.push(value);
  }
  const [sphere, cylinder = 0] = values;
  return sphere === undefined ? problem('sphereMissing', '') : { sphere, cylinder };
}

/** An unsigned number that passed `doubtAbout` is a count. */
function asCount(token: StockToken): Pick<CountToken, 'amount' | 'unit'>[] {
  if (token.kind === 'bare') return [{ amount: token.text, unit: null }];
  return token.kind === 'count' ? [token] : [];
}

function readCount(tokens: readonly StockToken[], unit: StockUnit): number | Problem {
  const miscounted = tokens.find(({ kind }) => kind === 'noCount');
  if (miscounted?.kind === 'noCount') return problem('count', miscounted.text);
  const counts = tokens.flatMap(asCount);
  const [count, second] = counts;
  if (second) return problem('saidTwice', second.amount);
  if (!count) return unit === 'pairs' ? 2 : 1;
  const reading = readPieces(count.amount, count.unit ?? unit);
  const isCount = reading.kind === 'pieces' && reading.value > 0;
  return isCount ? reading.value : problem('count', count.amount);
}

type Names = Pick<TypedStockLine, 'lens' | 'index' | 'diameter'>;

function readNames(tokens: readonly StockToken[]): Names | Problem {
  const names: Names = { lens: null, index: null, diameter: null };
  for (const token of tokens) {
    if (token.kind === 'word') {
      if (names.lens !== null) return problem('unreadable', token.text);
      names.lens = token.text;
    } else if (token.kind === 'index') {
      names.index = Math.round(Number(token.text) * 100);
    } else if (token.kind === 'diameter') {
      if (names.diameter !== null) return problem('saidTwice', String(token.millimetres));
      names.diameter = token.millimetres * 10;
    }
  }
  return names;
}

/** Transposes to minus form. Without an axis there is nothing to rotate. */
function inMinusForm(power: RoundPower): RoundPower & Pick<TypedStockLine, 'plusForm'> {
  const { sphere, cylinder } = power;
  if (cylinder <= 0) return { sphere, cylinder, plusForm: null };
  return { sphere: addPowers(sphere, cylinder), cylinder: 0 - cylinder, plusForm: power };
}

type WrittenLine = RoundPower & { lens: string; index: number; diameter: number; pieces: number };

/** Writes a line that reads back the same with the same unit: `hmc 1.56 -2.00 -0.50 ø65 x2`. */
export function formatStockLine(line: WrittenLine, unit: StockUnit): string {
  const { lens, index, diameter, sphere, cylinder, pieces } = line;
  const power = `${formatPower(sphere)} ${formatPower(cylinder)}`;
  const count = writePieces(pieces, unit);
  const times = cylinder !== 0 && isLikeAxis(Number(count)) ? 'qty ' : 'x';
  return `${lens} ${formatUnsignedPower(index)} ${power} ø${diameter / 10} ${times}${count}`;
}
