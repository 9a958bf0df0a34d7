import { takeNumberApart } from './number.ts';

/** What was understood of a typed whole number, as of degrees or per cent. */
export type WholeReading =
  | { kind: 'empty' }
  | { kind: 'whole'; value: number }
  | { kind: 'problem'; code: 'notANumber' };

/** A unit behind the number only, as people write it. */
const unit = /[°º%٪](?=[\s\p{Cf}]*$)/u;

/** Reads a whole number, in any digits and with or without its unit. */
export function readWhole(text: string): WholeReading {
  const typed = takeNumberApart(text.replace(unit, ''));
  if (typed.kind === 'empty') return typed;
  if (typed.kind === 'unreadable' || /[1-9]/.test(typed.fraction ?? '')) {
    return { kind: 'problem', code: 'notANumber' };
  }
  const amount = Number(typed.whole);
  return { kind: 'whole', value: typed.sign === '-' ? 0 - amount : amount };
}
