import type { NumberToken, Span } from '../items/tokens.ts';
import type { PastedField } from '../items/words.ts';

/** A written value: a number, or a word for zero. */
export type Written = NumberToken | (Span & { readonly kind: 'plano' });

/** Numbers of a segment and the field they are assigned to. Several only for lengths and additions, `PD 64/61`. */
export interface Assigned {
  readonly field: PastedField;
  readonly numbers: readonly Written[];
}

/** Powers whose place in the row does not identify them. They are also assigned, according to first appearance. */
export type PowerDoubt =
  /** The only power next to an axis: a sphere whose cylinder is missing, or a cylinder. */
  | { readonly kind: 'lone'; readonly numbers: readonly [Written] }
  /** The axis does not follow both powers: the sphere is the first or the second. */
  | { readonly kind: 'order'; readonly numbers: readonly [Written, Written] };

export interface AssignedSegment {
  readonly assigned: readonly Assigned[];
  /** Numbers without a field. */
  readonly stray: readonly NumberToken[];
  readonly doubt: PowerDoubt | null;
  /** Unreadable table cells. */
  readonly unread: readonly Span[];
}

const lengths: readonly (PastedField | null)[] = ['pd', 'nearPd', 'height', 'centreHeight'];
export const isLength = (field: PastedField | null): boolean => lengths.includes(field);

const powers: readonly (PastedField | null)[] = ['sphere', 'cylinder', 'axis'];
export const isPowerField = (field: PastedField | null): boolean => powers.includes(field);

/** A whole number without a sign, as axes are written. */
export const isLikeAxis = (number: Written): number is NumberToken =>
  number.kind === 'number' &&
  /^\d{1,3}$/.test(number.whole) &&
  number.mark === '' &&
  !number.sign &&
  Number(number.whole) <= 180;

/** Without a sign, only what looks like a power: with decimals, in hundredths, or a few whole dioptres. */
export function isLikePower(number: Written): boolean {
  if (number.kind === 'plano' || number.sign || number.mark !== '') return true;
  const amount = Number(number.whole);
  return amount <= 25 || (number.whole.length >= 3 && amount % 25 === 0 && amount <= 2500);
}

/** The shortest length of a face or frame in a message, millimetres. */
const leastLength = 12;

/** Whether a dash is separated from the digits after it, as between two lengths or for an empty cell. */
export function hasLooseSign({ whole, mark, fraction, sign, from, to }: NumberToken): boolean {
  const digits = whole.length + (mark === '' ? 0 : fraction.length + 1);
  return sign?.side === 'before' && to - from > digits + 1;
}

/** Whether a number continues the lengths before it: `64-61`, but not `31 -2.00`. */
export function isNextLength(before: Written, number: Written): boolean {
  if (number.kind === 'plano' || Number(number.whole) < leastLength) return false;
  if (!number.sign) return true;
  return number.from === before.to || hasLooseSign(number);
}
