import type { Item } from './items/item.ts';
import type { NumberToken, Span } from './items/tokens.ts';
import type { PastedField } from './items/words.ts';
import type { Segment } from './segments.ts';

/** A written value: a number, or a word for zero. */
export type Written = NumberToken | (Span & { readonly kind: 'plano' });

/** Numbers of a segment and what they are said to be; several only for lengths, `PD 64/61`. */
export interface Assigned {
  readonly field: PastedField;
  readonly numbers: readonly Written[];
}

export interface AssignedSegment {
  readonly assigned: readonly Assigned[];
  /** Numbers that belong nowhere. */
  readonly stray: readonly NumberToken[];
}

const lengths: readonly (PastedField | null)[] = ['pd', 'nearPd', 'height', 'centreHeight'];
const isLength = (field: PastedField | null) => lengths.includes(field);
const powers = ['sphere', 'cylinder', 'axis'] as const;

const isWritten = (item: Item | undefined): item is Item & Written =>
  item?.kind === 'number' || item?.kind === 'plano';

/** A segment while it is read from left to right. */
interface Progress {
  readonly items: readonly Item[];
  /** Whether the words for powers stand behind their numbers. */
  readonly isBehind: boolean;
  readonly labelled: Assigned[];
  readonly free: Written[];
  /** The field of the number that comes next. */
  pending: PastedField | null;
}

/** Says of each number of a segment what it is: by the word or sign at it, else by its place in the row. */
export function assign({ items, field, columns }: Segment): AssignedSegment {
  const isBehind = hasUnitsBehind(items);
  const progress: Progress = { items, isBehind, labelled: [], free: [], pending: field };
  for (let index = 0; index < items.length; ) index += takeItem(progress, index);
  return place(progress.labelled, progress.free, columns);
}

/** Takes what stands at an index; how many items that were. */
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
  const numbers = isLength(field) ? numbersFrom(items, index) : [number];
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
  const isPower = item.kind === 'field' && powers.some((each) => each === item.field);
  return isBehind && isPower && item.kind === 'field' ? item.field : null;
}

/** `-2.00 sph -0.50 cyl`: the first word for a power is the sphere's and stands behind a number. */
function hasUnitsBehind(items: readonly Item[]): boolean {
  const first = items.findIndex((item) => item.kind === 'field');
  const named = items[first];
  return named?.kind === 'field' && named.field === 'sphere' && isWritten(items[first - 1]);
}

/** Lengths may come in twos and threes: of both eyes, or for far and near. */
function numbersFrom(items: readonly Item[], index: number): Written[] {
  const numbers: Written[] = [];
  for (const item of items.slice(index, index + 4)) {
    if (item.kind !== 'number' || item.prism) break;
    numbers.push(item);
  }
  return numbers;
}

/** Gives the numbers without a word the places of a row: sphere, cylinder, axis. */
function place(
  labelled: readonly Assigned[],
  free: readonly Written[],
  columns: readonly PastedField[],
): AssignedSegment {
  const isTable = labelled.length === 0 && free.length === columns.length;
  if (isTable && columns.length > 0) return { assigned: inColumns(free, columns), stray: [] };
  const assigned = [...labelled];
  const stray: NumberToken[] = [];
  const has = (field: PastedField) => assigned.find((each) => each.field === field);
  for (const number of free) {
    const field = isDoubtful(number) ? null : fieldByPlace(number, has, free);
    if (field) assigned.push({ field, numbers: [number] });
    else if (number.kind === 'number') stray.push(number);
  }
  return { assigned, stray };
}

const inColumns = (free: readonly Written[], columns: readonly PastedField[]): Assigned[] =>
  free.map((number, index) => {
    return { field: columns[index] ?? 'sphere', numbers: [number] };
  });

function fieldByPlace(
  number: Written,
  has: (field: PastedField) => Assigned | undefined,
  free: readonly Written[],
): PastedField | null {
  const axis = has('axis');
  const isBefore = (other: Assigned | undefined) =>
    !other || number.from < (other.numbers[0]?.from ?? 0);
  if (!has('sphere') && isBefore(has('cylinder')) && isBefore(axis)) {
    return isLikePower(number) ? 'sphere' : null;
  }
  const isWhole = number.kind === 'number' && number.mark === '' && !number.sign;
  if (has('sphere') && !has('cylinder') && isBefore(axis)) {
    const isSure = number.kind === 'plano' || number.sign !== null || isZero(number);
    const isFollowed = axis !== undefined || free.at(-1) !== number;
    return isSure || (isFollowed && isLikePower(number)) ? 'cylinder' : null;
  }
  return has('cylinder') && !axis && isWhole && Number(number.whole) <= 180 ? 'axis' : null;
}

/** A date or a detail of the order, perhaps: asked about where it stands. */
const isDoubtful = (number: Written) =>
  number.kind === 'number' && (number.doubt?.kind === 'date' || number.doubt?.kind === 'detail');

const isZero = ({ whole, fraction }: NumberToken) => /^0*$/.test(`${whole}${fraction}`);

/** Without a sign only what looks like a power: with decimals, hundredths, or a few whole dioptres. */
function isLikePower(number: Written): boolean {
  if (number.kind === 'plano' || number.sign || number.mark !== '') return true;
  const amount = Number(number.whole);
  return amount <= 25 || (number.whole.length >= 3 && amount % 25 === 0 && amount <= 2500);
}
