import { alignNumbers } from './align.ts';
import type { NumberToken } from './items/tokens.ts';
import type { PastedField } from './items/words.ts';
import {
  type Assigned,
  type AssignedSegment,
  isLikeAxis,
  isLikePower,
  type PowerDoubt,
  type Written,
} from './lines/written.ts';

/** Assigns numbers without a word by their place in the row: sphere, cylinder, axis. */
export function place(
  labelled: readonly Assigned[],
  free: readonly Written[],
  columns: readonly PastedField[],
): AssignedSegment {
  const aligned = labelled.length === 0 ? alignNumbers(free, columns) : null;
  if (aligned) {
    const stray = aligned.rest.filter((number) => number.kind === 'number');
    return { assigned: aligned.assigned, stray, doubt: null, unread: [] };
  }
  const assigned = [...labelled];
  const stray: NumberToken[] = [];
  const has = (field: PastedField) => assigned.find((each) => each.field === field);
  for (const number of free) {
    const field = isDoubtful(number) ? null : fieldByPlace(number, { has, free });
    if (field) assigned.push({ field, numbers: [number] });
    else if (number.kind === 'number') stray.push(number);
  }
  const placed = { assigned, stray, doubt: doubtOf(assigned, free, stray), unread: [] };
  return hasThird(placed) ? withSphereAlone(placed) : placed;
}

/** Whether there is a third power before the axis, which makes it undecidable which one the axis belongs to. */
function hasThird({ assigned, stray, doubt }: AssignedSegment): boolean {
  const [sphere, cylinder, axis] = (['sphere', 'cylinder', 'axis'] as const).map((field) =>
    assigned.find((each) => each.field === field),
  );
  if (!sphere || !cylinder || !axis || doubt) return false;
  const isBetween = ({ from }: NumberToken) => from > startOf(sphere) && from < startOf(axis);
  return stray.some((number) => isExact(number) && isBetween(number));
}

function withSphereAlone({ assigned, stray }: AssignedSegment): AssignedSegment {
  const isUnclear = ({ field }: Assigned) => field === 'cylinder' || field === 'axis';
  const unclear = assigned.filter(isUnclear).flatMap(({ numbers }) => numbers);
  const numbers = unclear.filter((number) => number.kind === 'number');
  const sorted = [...stray, ...numbers].toSorted((one, other) => one.from - other.from);
  return {
    assigned: assigned.filter((each) => !isUnclear(each)),
    stray: sorted,
    doubt: null,
    unread: [],
  };
}

type Placing = {
  has: (field: PastedField) => Assigned | undefined;
  free: readonly Written[];
};

function fieldByPlace(number: Written, { has, free }: Placing): PastedField | null {
  const [sphere, cylinder, axis] = [has('sphere'), has('cylinder'), has('axis')];
  const isBeforeAxis = isBefore(number, axis);
  if (!sphere && isBefore(number, cylinder)) {
    return isLikePower(number) && (isBeforeAxis || isExact(number)) ? 'sphere' : null;
  }
  if (sphere && !cylinder && (isBeforeAxis || isBehindAxis(number, sphere, axis))) {
    return isCylinder(number, axis !== undefined || free.at(-1) !== number) ? 'cylinder' : null;
  }
  return cylinder && !axis && isLikeAxis(number) ? 'axis' : null;
}

/** A number without a sign is a power only if others follow it. */
const isCylinder = (number: Written, isFollowed: boolean) =>
  isSure(number) || (isFollowed && isLikePower(number));

const isBefore = (number: Written, other: Assigned | undefined) =>
  !other || number.from < startOf(other);

/** A power even if nothing follows it. */
const isSure = (number: Written) =>
  number.kind === 'plano' || number.sign !== null || isZero(number);

const startOf = ({ numbers }: Assigned) => numbers[0]?.from ?? 0;

const isExact = (number: Written) =>
  number.kind === 'plano' || number.sign !== null || number.mark !== '';

/** The axis comes first or between the two. A plus value after an axis may be an addition. */
function isBehindAxis(number: Written, sphere: Assigned, axis: Assigned | undefined): boolean {
  if (axis && startOf(sphere) > startOf(axis)) return true;
  return number.kind === 'number' && number.sign?.text === '-';
}

/** Perhaps a date or an order detail, which is asked about where it stands. */
const isDoubtful = (number: Written) =>
  number.kind === 'number' && (number.doubt?.kind === 'date' || number.doubt?.kind === 'detail');

const isZero = ({ whole, fraction }: NumberToken) => /^0*$/.test(`${whole}${fraction}`);

/** Whether the powers may be something other than what their places say. */
function doubtOf(
  assigned: readonly Assigned[],
  free: readonly Written[],
  stray: readonly NumberToken[],
): PowerDoubt | null {
  const placed = (field: PastedField) => {
    const number = assigned.find((each) => each.field === field)?.numbers[0];
    return number && free.includes(number) ? number : undefined;
  };
  const [sphere, cylinder] = [placed('sphere'), placed('cylinder')];
  const axis = assigned.find(({ field }) => field === 'axis')?.numbers[0] ?? stray.find(isLikeAxis);
  if (!sphere || !axis) return null;
  const isAlone = !assigned.some(({ field }) => field === 'cylinder');
  const hasPower = stray.some((number) => isExact(number) && number.from < axis.from);
  if (isAlone) return isNothing(sphere) || hasPower ? null : { kind: 'lone', numbers: [sphere] };
  const isBehindBoth = !cylinder || (axis.from > sphere.from && axis.from > cylinder.from);
  return isBehindBoth ? null : { kind: 'order', numbers: [sphere, cylinder] };
}

const isNothing = (number: Written) => number.kind === 'plano' || isZero(number);
