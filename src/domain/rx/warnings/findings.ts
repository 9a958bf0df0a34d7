import type { WarningCode } from '../../vocabulary/warning-codes.ts';
import type { FoundWarning } from './dismissals.ts';

/** A warning that a value is unusually large; the message takes `max`. */
export function above(
  code: WarningCode,
  path: string,
  amount: number,
  max: number,
): FoundWarning[] {
  return amount > max ? [{ code, path, params: { max } }] : [];
}

/** A warning that a value is outside its usual range, inclusive; the message takes both ends. */
export function outside(
  code: WarningCode,
  path: string,
  value: number | null,
  { min, max }: { min: number; max: number },
): FoundWarning[] {
  const isUsual = value === null || (value >= min && value <= max);
  return isUsual ? [] : [{ code, path, params: { min, max } }];
}
