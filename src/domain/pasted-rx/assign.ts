import type { Item } from './items/item.ts';
import type { PastedField } from './items/words.ts';
import type { SaidSide } from './lines/eyes.ts';
import {
  type Assigned,
  type AssignedSegment,
  isLength,
  isNextLength,
  isPowerField,
  type Written,
} from './lines/written.ts';
import { place } from './place.ts';
import { plainNumber, readNumberAs } from './read-number.ts';

/** What is assigned from: numbers and words, the field named before them, and the fields of the columns. */
export interface Told {
  readonly side: SaidSide;
  readonly items: readonly Item[];
  readonly field: PastedField | null;
  readonly columns: readonly PastedField[];
}

const isWritten = (item: Item | undefined): item is Item & Written =>
  item?.kind === 'number' || item?.kind === 'plano';

/** A segment while it is read from left to right. */
interface Progress {
  readonly items: readonly Item[];
  /** Whether the words for powers follow their numbers. */
  readonly isBehind: boolean;
  readonly isOfOne: boolean;
  readonly labelled: Assigned[];
  readonly free: Written[];
  /** The field of the next number. */
  pending: PastedField | null;
}

/** Says of each number of a segment what it is: by the word or sign at it, else by its place in the row. */
export function assign({ side, items, field, columns }: Told): AssignedSegment {
  const isBehind = hasUnitsBehind(items);
  const isOfOne = side === 'right' || side === 'left';
  const progress: Progress = { items, isBehind, isOfOne, labelled: [], free: [], pending: field };
  for (let index = 0; index < items.length; ) index += takeItem(progress, index);
  return place(progress.labelled, progress.free, columns);
}

/** Consumes what is at an index; returns the number of items consumed. */
function takeItem(progress: Progress, index: number): number {
  const { items } = progress;
  const [before, item, next] = [items[index - 1], items[index], items[index + 1]];
  if (isWritten(item)) return takeNumber(progress, item, index);
  if (!item || takeLabelBehind(progress, item, before)) return 1;
  if (item.kind === 'field') progress.pending = item.field;
  else if (item.kind === 'times' && !isLength(progress.pending)) {
    const isFollowed = isWritten(next) || next?.kind === 'field';
    // In `-2.00x-0.75x90` the first cross only separates.
    const isPower = next?.kind === 'number' && next.sign?.side === 'before' && next.mark !== '';
    if (isFollowed && !isPower) progress.pending = 'axis';
  }
  return 1;
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

/** What the word behind a number says it is: `-2.00 DS`, `90°`, and `-2.00 sph` where the line is written so. */
function labelBehind(item: Item, isBehind: boolean): PastedField | null {
  if (item.kind === 'unit') {
    if (item.of === 'degree') return 'axis';
    return item.of === 'any' || item.of === 'length' ? null : item.of;
  }
  if (item.kind !== 'field' || !isBehind) return null;
  return isPowerField(item.field) ? item.field : null;
}

/** `-2.00 sph -0.50 cyl`: the first word for a power is the sphere's and follows a number. */
function hasUnitsBehind(items: readonly Item[]): boolean {
  const first = items.findIndex((item) => item.kind === 'field');
  const named = items[first];
  return named?.kind === 'field' && named.field === 'sphere' && isWritten(items[first - 1]);
}

/**
 * Lengths may appear in twos and threes, for both eyes or for far and near, and additions in twos;
 * but a signed number after the first addition of an eye is its sphere.
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

/** `ADD 2.25 / 2.00`: no row of powers goes on behind it. */
function secondAdd(number: Written, [second, third]: readonly Item[], isFirst: boolean): Written[] {
  if (number.kind === 'plano' || second?.kind !== 'number' || second.prism) return [];
  const isRow = third?.kind === 'number' || third?.kind === 'plano' || third?.kind === 'times';
  const isSphere = isFirst && second.sign !== null;
  if (isRow || isSphere || typeof readNumberAs('add', plainNumber(second)) !== 'number') return [];
  return [second];
}
