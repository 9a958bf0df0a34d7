import { splitNumber } from './number.ts';

/** `value`: whole degrees, 1 to 180. */
export type AxisReading =
  | { kind: 'empty' }
  | { kind: 'axis'; value: number }
  | { kind: 'problem'; code: 'notANumber' | 'outOfRange' };

/** Only after the number: `9°0` is not 90. Bidi marks may follow it. */
const degreeSign = /[°º](?=[\s\p{Cf}]*$)/u;

/** Reads an axis in any digits, with or without `°`. 0 is the same meridian as 180 and is read as 180. */
export function readAxis(text: string): AxisReading {
  const typed = splitNumber(text.replace(degreeSign, ''));
  if (typed.kind === 'empty') return typed;
  if (typed.kind === 'unreadable' || typed.fraction !== null) {
    return { kind: 'problem', code: 'notANumber' };
  }
  const degrees = Number(typed.whole);
  if (typed.sign !== '' || degrees > 180) return { kind: 'problem', code: 'outOfRange' };
  return { kind: 'axis', value: degrees === 0 ? 180 : degrees };
}
