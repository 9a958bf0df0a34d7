import { takeNumberApart } from './typed-number.ts';

/** What was understood of a typed length; `value` in tenths of a millimetre. */
export type LengthReading =
  | { kind: 'empty' }
  | { kind: 'length'; value: number }
  | { kind: 'problem'; code: 'notANumber' | 'offStep' };

/** Reads millimetres in halves, `31.5` or `۳۱/۵`. There is no shorthand: `315` is 315 mm, not 31.5. */
export function readLength(text: string): LengthReading {
  const typed = takeNumberApart(text);
  if (typed.kind === 'empty') return typed;
  if (typed.kind === 'unreadable') return { kind: 'problem', code: 'notANumber' };
  const decimals = (typed.fraction ?? '').replace(/0+$/, '');
  if (decimals !== '' && decimals !== '5') return { kind: 'problem', code: 'offStep' };
  const tenths = Number(typed.whole) * 10 + Number(decimals);
  return { kind: 'length', value: typed.sign === '-' ? 0 - tenths : tenths };
}
