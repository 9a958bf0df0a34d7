import { assign } from './assign.ts';
import type { Item } from './items/item.ts';
import type { Span } from './items/tokens.ts';
import { type LengthField, readLengths } from './lengths.ts';
import type { EyePair, StatedSide } from './lines/eyes.ts';
import type { Segment } from './lines/segment.ts';
import {
  type Assigned,
  type AssignedSegment,
  isLength,
  isLikeAxis,
  isLikePower,
  isPowerField,
} from './lines/written.ts';

/** Values for one eye, for both, or for an eye not stated. */
export interface Row extends AssignedSegment {
  readonly side: StatedSide;
  readonly isBlock: boolean;
  /** Whether the user is asked for its eye even if it has only an addition. */
  readonly isAsked: boolean;
  readonly near: Segment['near'];
  /** The eyes, if each may have one of two powers. */
  readonly pair: EyePair | null;
  /** Says that the eye's lens is like the other one. */
  readonly likeOther: Extract<Item, { kind: 'likeOther' }> | null;
}

export const isPower = ({ field }: Pick<Assigned, 'field'>): boolean => isPowerField(field);

/** Near powers are kept separate from far ones; additions and PDs are not. */
export const isNearPower = (row: Row) => row.near !== 'no' && row.assigned.some(isPower);

/** Reads each segment. A segment that is only a number in a sentence is left out. */
export function rowsOf(segments: readonly Segment[]): Row[] {
  const rows: Row[] = [];
  for (const segment of segments) {
    const last = rows.at(-1);
    if (segment.isOtherwise && last) rows[rows.length - 1] = withOther(last, segment);
    else rows.push(...rowsIn(segment));
  }
  return splitLoose(rows.filter(isMeaningful));
}

function rowsIn(segment: Segment): Row[] {
  const { side, isBlock, isAsked, near, pair, items, cells } = segment;
  const likeOther = items.find((item) => item.kind === 'likeOther') ?? null;
  const read = cells ?? assign(segment);
  const isUnsure = isAsked && !isOfBoth(read);
  const row: Row = { side, isBlock, isAsked: isUnsure, near, pair, likeOther, ...read };
  return pair && isOfTwo(row) ? rowsOfTwo(row, segment) : [row];
}

const measures: readonly string[] = ['vertex', 'wornVertex', 'tilt', 'wrap'];

/** Lengths of both eyes, such as a binocular PD, need no stated eye. */
const isOfBoth = ({ assigned, stray }: AssignedSegment) =>
  stray.length === 0 &&
  assigned.every(({ field, numbers }) => {
    if (measures.includes(field)) return true;
    return isLength(field) && readLengths(field as LengthField, numbers, null).kind === 'values';
  });

/** Whether a row for two eyes has more powers than one eye: `R/L -2.00 -0.50 x 90 / -1.75 -0.25 x 85`. */
function isOfTwo({ assigned, stray }: AssignedSegment): boolean {
  const powers = assigned.filter(isPower).map(({ field }) => field);
  return powers.length > 0 && (stray.length > 0 || new Set(powers).size < powers.length);
}

/** Splits the powers of two eyes where each has its own. If there are several ways to split them, none is read. */
function rowsOfTwo(row: Row, segment: Segment): Row[] {
  const { items } = segment;
  const loose = { ...row, side: null, isBlock: false, isAsked: true, pair: null };
  const ways = items.flatMap((_, index): AssignedSegment[][] => {
    const halves = [items.slice(0, index), items.slice(index)].map((half) =>
      assign({ ...segment, items: half }),
    );
    return halves.every(isWhole) ? [halves] : [];
  });
  const [only, second] = ways;
  if (only && !second) return only.map((half) => ({ ...loose, ...half }));
  const { from, to } = spanOf(row.assigned, row.stray);
  return [{ ...loose, assigned: [], stray: [], doubt: null, unread: [{ from, to }] }];
}

/** Whether the powers make up one eye: a sphere, and an axis if there is a cylinder. */
function isWhole({ assigned, stray, doubt }: AssignedSegment): boolean {
  const has = (of: string) => assigned.filter(({ field }) => field === of).length;
  const isOnce = has('sphere') === 1 && has('cylinder') < 2 && has('axis') === has('cylinder');
  return isOnce && stray.length === 0 && doubt === null;
}

/** Adds alternative values, so that both are offered. */
function withOther(row: Row, segment: Segment): Row {
  const { assigned, stray, unread, doubt } = assign(segment);
  if (doubt?.kind === 'lone') return withOtherPower(row, doubt.numbers[0], assigned);
  const [only, second] = [...assigned.flatMap(({ numbers }) => numbers), ...stray];
  const hasWord = segment.field !== null || segment.items.some(({ kind }) => kind === 'field');
  const fields = only && !second && !hasWord ? fieldsLike(row, only) : [];
  if (!only || fields.length === 0) {
    return {
      ...row,
      assigned: [...row.assigned, ...assigned],
      stray: [...row.stray, ...stray],
      unread: [...row.unread, ...unread],
    };
  }
  const others = fields.map((field): Assigned => ({ field, numbers: [only] }));
  return { ...row, assigned: [...row.assigned, ...others] };
}

/** `-2.00 -0.50 or -0.75 x 90`: a power before an axis, as an alternative to the one before it. */
function withOtherPower(
  row: Row,
  power: Assigned['numbers'][number],
  others: readonly Assigned[],
): Row {
  const instead = fieldsLike(row, power).map((field): Assigned => ({ field, numbers: [power] }));
  const own = others.filter(({ numbers }) => !numbers.includes(power));
  return { ...row, assigned: [...row.assigned, ...instead, ...own] };
}

/** What a single number may be an alternative to: the value before it or, after an axis, either power. */
function fieldsLike({ assigned }: Row, number: Assigned['numbers'][number]): Assigned['field'][] {
  const last = assigned
    .toSorted((one, other) => spanOf([one]).to - spanOf([other]).to)
    .at(-1)?.field;
  if (!last || (number.kind === 'number' && number.doubt)) return [];
  if (last === 'axis' && isLikeAxis(number)) return ['axis'];
  if (!isLikePower(number)) return [];
  if (last === 'sphere' || last === 'cylinder' || last === 'add') return [last];
  const powers = ['sphere', 'cylinder'] as const;
  return powers.filter((field) => assigned.some((each) => each.field === field));
}

/** Without an eye, a single number without a sign may be anything. */
function isMeaningful({ side, isAsked, assigned }: Row): boolean {
  if (side !== null || isAsked) return true;
  const isSure = assigned.some(({ field, numbers }) => {
    const isSigned = numbers.some((number) => number.kind === 'number' && number.sign !== null);
    return field !== 'sphere' || isSigned;
  });
  return isSure;
}

/** Powers below an eye's line do not certainly belong to that eye, and additions and lengths there are for both. */
function splitLoose(rows: readonly Row[]): Row[] {
  return rows.flatMap((row, index) => {
    const isTaken = rows
      .slice(0, index)
      .some(({ side, assigned }) => side === row.side && sharesPower(assigned, row));
    return row.isBlock && isTaken ? [{ ...row, side: null, isBlock: false }] : [row];
  });
}

/** A power that may be a cylinder belongs with a sphere. */
export const sharesPower = (one: readonly Assigned[], { assigned, doubt }: Row) =>
  doubt?.kind !== 'lone' &&
  one.some((each) => isPower(each) && assigned.some(({ field }) => field === each.field));

/** Where the numbers of a row are in the text. */
export function spanOf(assigned: readonly Assigned[], stray: readonly Span[] = []): Span {
  const written = [...assigned.flatMap(({ numbers }) => numbers), ...stray];
  return {
    from: Math.min(...written.map(({ from }) => from)),
    to: Math.max(...written.map(({ to }) => to)),
  };
}

/** Whether a row has values for an eye but does not say which. */
export const isLoose = (row: Row) =>
  row.side === null &&
  (row.assigned.some(isPower) || (row.isAsked && row.assigned.length + row.stray.length > 0));
