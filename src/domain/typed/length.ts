import { splitNumber } from './number.ts';

/** `value`: tenths of a millimetre. */
export type LengthReading =
  | { kind: 'empty' }
  | { kind: 'length'; value: number }
  | { kind: 'problem'; code: 'notANumber' | 'offStep' };

/** Decimals allowed by each step: half millimetres on a face, tenths on a frame. */
const decimalsOf = { half: /^5?$/, tenth: /^\d?$/ } as const;

const millimetres = /^(\+?[\d.]+)\s*(?:mm|میلی(?:\s?متر)?)$/i;

/** Reads millimetres, `31.5`, `۳۱/۵` or `31.5 mm`, into tenths. There is no shorthand: `315` is 315 mm, not 31.5. */
export function readLength(text: string, step: keyof typeof decimalsOf = 'half'): LengthReading {
  const typed = splitNumber(text, millimetres);
  if (typed.kind === 'empty') return typed;
  if (typed.kind === 'unreadable') return { kind: 'problem', code: 'notANumber' };
  const decimals = (typed.fraction ?? '').replace(/0+$/, '');
  if (!decimalsOf[step].test(decimals)) return { kind: 'problem', code: 'offStep' };
  const tenths = Number(typed.whole) * 10 + Number(decimals);
  return { kind: 'length', value: typed.sign === '-' ? 0 - tenths : tenths };
}
