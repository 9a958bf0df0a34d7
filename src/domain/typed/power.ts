import { isOnStep } from '../vocabulary/power.ts';
import { splitNumber, type TypedNumber } from './number.ts';

/** `value`: hundredths of a dioptre. */
export type PowerReading =
  | { kind: 'empty' }
  | { kind: 'power'; value: number }
  | { kind: 'problem'; code: 'notANumber' | 'signMissing' | 'offStep' };

const planoWords: ReadonlySet<string> = new Set(['pl', 'plano', 'پلانو', '∞']);

/** There is no shorthand with the unit: `-25D` is not −0.25, and no lens has `-125D`. */
const dioptres = /^([+-]?\s*(?:1?\d|\d*\.\d+)\s*[+-]?)\s*(?:d|dpt|دیوپتر)$/i;

type PowerForm = {
  readonly sign: 'required' | 'optional';
  /** Whether to read a signed 25, 50 or 75 as hundredths, as opticians say it: «پنجاه» is 0.50. */
  readonly isSpoken?: boolean;
};

/**
 * Reads a power as opticians type it into hundredths of a dioptre: `-2.00`, `۲٫۰۰-`, `+1/25`, `125` for 1.25, `2` for
 * 2.00, `-2½`, `-2.25D`, `plano`, `∞`. Empty is not 0.00, and an ambiguous text is rejected. `sign: 'required'` rejects
 * a non-zero power without a sign (SPH and CYL); an ADD needs none. `isSpoken` is for powers that never reach 25.00:
 * any cylinder, and every stock lens.
 */
export function readPower(text: string, { sign, isSpoken = false }: PowerForm): PowerReading {
  const typed = splitNumber(text, dioptres);
  if (typed.kind === 'empty') return typed;
  if (typed.kind === 'unreadable') return readWord(typed.text);
  const amount = isSpoken && isSpokenFraction(typed) ? Number(typed.whole) : amountOf(typed);
  if (typeof amount === 'string') return { kind: 'problem', code: amount };
  if (sign === 'required' && typed.sign === '' && amount !== 0) {
    return { kind: 'problem', code: 'signMissing' };
  }
  return { kind: 'power', value: typed.sign === '-' ? 0 - amount : amount };
}

type Digits = Extract<TypedNumber, { kind: 'number' }>;

function isSpokenFraction({ sign, whole, fraction }: Digits): boolean {
  return sign !== '' && fraction === null && /^(?:25|50|75)$/.test(whole);
}

function amountOf({ whole, fraction }: Digits): ReturnType<typeof readShorthand> {
  return fraction === null ? readShorthand(whole) : readDecimal(whole, fraction);
}

function readWord(text: string): PowerReading {
  if (planoWords.has(text.toLowerCase())) return { kind: 'power', value: 0 };
  return { kind: 'problem', code: 'notANumber' };
}

/** Digits without a decimal mark: one or two digits are whole dioptres; of three or four, the last two are decimals. */
function readShorthand(digits: string): number | 'notANumber' | 'offStep' {
  if (/^0+$/.test(digits)) return 0;
  if (/^(?:[1-9]\d?)$/.test(digits)) return Number(digits) * 100;
  // `05` and `0125` are ambiguous.
  if (/^(?:\d{3}|[1-9]\d{3})$/.test(digits)) return onQuarter(Number(digits));
  return 'notANumber';
}

function readDecimal(whole: string, fraction: string): number | 'offStep' {
  const decimals = fraction.replace(/0+$/, '').padEnd(2, '0');
  return decimals.length > 2 ? 'offStep' : onQuarter(Number(whole) * 100 + Number(decimals));
}

/** The lab sells no eighths, so a typed `-2.12` is always a mistake. */
function onQuarter(amount: number): number | 'offStep' {
  return isOnStep(amount, 'quarter') ? amount : 'offStep';
}
