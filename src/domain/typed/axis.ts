import { splitNumber } from './number.ts';

/** `value`: whole degrees, 1 to 180. */
export type AxisReading =
  | { kind: 'empty' }
  | { kind: 'axis'; value: number }
  | { kind: 'problem'; code: 'notANumber' | 'outOfRange' };

/** Only after the number: `9°0` is not 90. Bidi marks may follow the sign. */
const degreeSign = /[°º](?=[\s\p{Cf}]*$)/u;

/**
 * Reads an axis in any digits, with or without `°`. Programs may write 90 as `90.0`, while `2.00` is a power in the
 * wrong place. 0 is the same meridian as 180 and is read as 180.
 */
export function readAxis(text: string): AxisReading {
  const typed = splitNumber(text.replace(degreeSign, ''));
  if (typed.kind === 'empty') return typed;
  if (typed.kind === 'unreadable' || typed.whole === '' || (typed.fraction ?? '0') !== '0') {
    return { kind: 'problem', code: 'notANumber' };
  }
  const degrees = Number(typed.whole);
  if (typed.sign !== '' || degrees > 180) return { kind: 'problem', code: 'outOfRange' };
  return { kind: 'axis', value: degrees === 0 ? 180 : degrees };
}
