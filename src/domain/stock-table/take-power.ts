import { readPower } from '../typed/power.ts';
import type { Found, RowReason, TableContext } from './row.ts';

/** Reads the sphere in a cell, hundredths of a dioptre. */
export function takeSphere(
  text: string,
  { isSigned }: Pick<TableContext, 'isSigned'>,
): Found<number> {
  const reading = readPower(text, { sign: isSigned ? 'optional' : 'required', isSpoken: true });
  if (reading.kind === 'empty') return { reason: 'sphereMissing' };
  if (reading.kind === 'power') return { value: reading.value };
  return { reason: reading.code === 'notANumber' ? wordOf(text) : reading.code };
}

/** Reads the cylinder in a cell, hundredths of a dioptre. Empty and `DS` (no cylinder) mean 0. */
export function takeCylinder(text: string): Found<number> {
  const reading = readPower(text, { sign: 'optional', isSpoken: true });
  const isNone = reading.kind === 'empty' || /^\s*(?:ds|sph)\.?\s*$/i.test(text);
  if (isNone) return { value: 0 };
  if (reading.kind === 'power') {
    return reading.value > 0 ? { reason: 'cylinderSign' } : { value: reading.value };
  }
  return { reason: reading.code === 'offStep' ? 'offStep' : wordOf(text) };
}

const wordOf = (text: string): RowReason => (text.trim().startsWith('=') ? 'formula' : 'notAPower');
