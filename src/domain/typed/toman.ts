import type { Rials } from '../vocabulary/money.ts';
import { type AmountFault, readAmount } from './amount.ts';

/** `value`: rials. */
export type TomanReading =
  | { kind: 'empty' }
  | { kind: 'rials'; value: Rials }
  | { kind: 'problem'; code: AmountFault };

/** Maximum digits of an amount in toman; `mostRials` has one digit more. */
const mostDigits = 11;

const problem = (code: AmountFault) => ({ kind: 'problem', code }) as const;

/** Reads an amount typed in toman. `tenths`: the amount may include a single rial, a tenth of a toman: `120,000.5`. */
export function readTomanAs(text: string, form: 'whole' | 'tenths'): TomanReading {
  const read = readAmount(text);
  if (read.kind !== 'amount') return read;
  if (read.sign !== '' || read.whole.length > mostDigits) return problem('notANumber');
  const tenth = /^(\d?)0?$/.exec(read.fraction)?.[1];
  if (tenth === undefined || (form === 'whole' && tenth !== '')) return problem('fraction');
  return { kind: 'rials', value: Number(read.whole) * 10 + Number(tenth) };
}

/** Reads a whole amount typed in toman, in either language's digits, and returns rials; null if invalid. */
export function readToman(text: string): Rials | null {
  const read = readTomanAs(text, 'whole');
  return read.kind === 'rials' ? read.value : null;
}
