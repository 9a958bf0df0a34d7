import { isCount } from './items/details.ts';
import type { Item } from './items/item.ts';
import type { PastedField } from './items/words.ts';
import type { StatedSide } from './lines/eyes.ts';
import {
  type Assigned,
  type AssignedSegment,
  isLength,
  isLikeAxis,
  isNextLength,
  isPowerField,
  type Written,
} from './lines/written.ts';
import { place } from './place.ts';
import { plainNumber, readNumberAs } from './read-number.ts';

/** The input: numbers and words, the field named before them, and the fields of the columns. */
export interface SegmentInput {
  readonly side: StatedSide;
  readonly items: readonly Item[];
  readonly field: PastedField | null;
  readonly columns: readonly PastedField[];
}

const isWritten = (item: Item | undefined): item is Item & Written =>
  item?.kind === 'number' || item?.kind === 'plano';

/** A segment being read from left to right. */
interface Progress {
  readonly items: readonly Item[];
  /** Whether words for powers come after their numbers. */
  readonly isBehind: boolean;
  readonly isOfOne: boolean;
  readonly labelled: Assigned[];
  readonly free: Written[];
  /** The field of the next number. */
  pending: PastedField | null;
}

/** Determines what each number of a segment is: by the word or sign next to it, else by its place in the row. */
export function assign({ side, items, field, columns }: SegmentInput): AssignedSegment {
  const isBehind = hasUnitsBehind(items);
  const isOfOne = side === 'right' || side === 'left';
  const progress: Progress = { items, isBehind, isOfOne, labelled: [], free: [], pending: field };
  for (let index = 0; index < items.length; ) index += takeItem(progress, index);
  return place(progress.labelled, progress.free, columns);
}

/** Consumes the items at an index and returns how many. */
function takeItem(progress: Progress, index: number): number {
  const { items } = progress;
  const [before, item, next] = [items[index - 1], items[index], items[index + 1]];
  if (isWritten(item)) return takeNumber(progress, item, index);
  if (!item || takeLabelBehind(progress, item, before)) return 1;
  if (item.kind === 'field') progress.pending = item.field;
  else if (item.kind === 'times' && !isLength(progress.pending)) {
    const isFollowed = isWritten(next) || next?.kind === 'field';
    // In `-2.00x-0.75x90` the first cross is only a separator.
    const isPower = next?.kind === 'number' && next.sign?.side === 'before' && next.mark !== '';
    if (isFollowed && !isPower && !mayCount(progress.free, before, next)) progress.pending = 'axis';
  }
  return 1;
}

/** `-2.00 -0.50 90 x2`: perhaps a quantity, because the axis is already written. */
function mayCount(free: readonly Written[], before: Item | undefined, next: Item | undefined) {
  const axis = free.at(-1);
  if (!axis || axis !== before || free.length < 3) return false;
  return isLikeAxis(axis) && !isCount(axis) && isCount(next);
}

function takeNumber(progress: Progress, number: Written, index: number): number {
  const { items, labelled, pending, free } = progress;
  const isPrism = pending === 'prism' || (number.kind === 'number' && number.prism !== undefined);
  if (pending !== 'prism') progress.pending = null;
  if (!isPrism && !pending) {
    free.push(number);
    return 1;
  }
  const field = isPrism || !pending ? 'prism' : pending;
  const isFirst = progress.isOfOne && free.length + labelled.length === 0;
  const numbers = numbersOf(field, items.slice(index), isFirst);
  labelled.push({ field, numbers });
  return numbers.length;
}

function takeLabelBehind(progress: Progress, item: Item, before: Item | undefined): boolean {
  const field = labelBehind(item, progress.isBehind);
  const { free, labelled } = progress;
  if (!field || !isWritten(before) || free.at(-1) !== before) return false;
  free.pop();
  labelled.push({ field, numbers: [before] });
  progress.pending = null;
  return true;
}

/** The field named by the word after a number: `-2.00 DS`, `90°`, and `-2.00 sph` if the line is written that way. */
function labelBehind(item: Item, isBehind: boolean): PastedField | null {
  if (item.kind === 'unit') {
    if (item.of === 'degree') return 'axis';
    return item.of === 'any' || item.of === 'length' ? null : item.of;
  }
  if (item.kind !== 'field' || !isBehind) return null;
  return isPowerField(item.field) ? item.field : null;
}

/** `-2.00 sph -0.50 cyl`: the first word for a power names the sphere and follows a number. */
function hasUnitsBehind(items: readonly Item[]): boolean {
  const first = items.findIndex((item) => item.kind === 'field');
  const named = items[first];
  return named?.kind === 'field' && named.field === 'sphere' && isWritten(items[first - 1]);
}

/**
 * Lengths may come in twos and threes, for both eyes or for far and near, and additions in twos. But a signed number
 * after an eye's first addition is its sphere.
 */
function numbersOf(field: PastedField, items: readonly Item[], isFirst: boolean): Written[] {
  const [number, ...behind] = items;
  if (!isWritten(number)) return [];
  if (field === 'add') return [number, ...secondAdd(number, behind, isFirst)];
  const numbers: Written[] = [number];
  if (!isLength(field)) return numbers;
  for (const item of behind.slice(0, 3)) {
    if (item.kind !== 'number' || item.prism || !isNextLength(numbers.at(-1) ?? item, item)) break;
    numbers.push(item);
  }
  return numbers;
}

/** `ADD 2.25 / 2.00`: not followed by a row of powers. */
function secondAdd(number: Written, [second, third]: readonly Item[], isFirst: boolean): Written[] {
  if (number.kind === 'plano' || second?.kind !== 'number' || second.prism) return [];
  const isRow = third?.kind === 'number' || third?.kind === 'plano' || third?.kind === 'times';
  const isSphere = isFirst && second.sign !== null;
  if (isRow || isSphere || typeof readNumberAs('add', plainNumber(second)) !== 'number') return [];
  return [second];
}
