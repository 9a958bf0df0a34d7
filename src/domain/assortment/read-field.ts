import { type AmountFault, readCount } from '../typed/amount.ts';
import { readDay } from '../typed/day.ts';
import { readLength } from '../typed/length.ts';
import { splitNumber } from '../typed/number.ts';
import { readPower } from '../typed/power.ts';
import { readTomanAs } from '../typed/toman.ts';
import type { PlainType, Typed, TypedPrice } from './field.ts';
import { readNamedAccount } from './named-account.ts';

/** Faults that show in a single field, before the item's schema is applied. */
export type FieldFault =
  | 'required'
  | 'yesOrNo'
  | 'signMissing'
  | 'offStep'
  | 'amount'
  | 'code'
  | 'day'
  | 'account'
  | AmountFault;

export type FieldReading = { readonly value: unknown } | { readonly fault: FieldFault };

type Number =
  | { kind: 'empty' }
  | { kind: 'problem'; code: FieldFault }
  | { kind: string; value: number };

function numberOr(reading: Number, empty: FieldReading): FieldReading {
  if ('code' in reading) return { fault: reading.code };
  return 'value' in reading ? { value: reading.value } : empty;
}

const missing = { fault: 'required' } as const;
const nothing = { value: null } as const;

const trimmed = (typed: Typed) => (typeof typed === 'string' ? typed.trim() : '');

function readPrice({ toman, isOnRequest }: TypedPrice): FieldReading {
  if (isOnRequest) return nothing;
  const read = readTomanAs(toman, 'tenths');
  if (read.kind === 'empty') return missing;
  if (read.kind === 'rials') return { value: read.value };
  return { fault: read.code === 'notANumber' ? 'amount' : read.code };
}

/** `1.56` is 156: an index has two decimals and no shorthand. */
function readIndex(typed: string): FieldReading {
  const parts = splitNumber(typed);
  if (parts.kind === 'empty') return missing;
  if (parts.kind === 'unreadable' || parts.sign !== '') return { fault: 'notANumber' };
  const decimals = (parts.fraction ?? '').replace(/0+$/, '');
  if (decimals.length > 2) return { fault: 'offStep' };
  return { value: Number(parts.whole) * 100 + Number(decimals.padEnd(2, '0')) };
}

/** Lengths separated by spaces, commas or semicolons. A slash is a decimal mark. */
function readLengths(typed: string): FieldReading {
  const texts = typed.split(/[\s,;،؛]+/).filter((each) => each !== '');
  const read = texts.map((each) => numberOr(readLength(each, 'tenth'), missing));
  const faulty = read.find((each) => 'fault' in each);
  return faulty ?? { value: read.map((each) => 'value' in each && each.value) };
}

function readCode(typed: string): FieldReading {
  if (typed === '') return missing;
  return /^[a-z0-9-]{1,40}$/.test(typed) ? { value: typed } : { fault: 'code' };
}

function readWholeField(typed: string, empty: FieldReading): FieldReading {
  const read = readCount(typed);
  if (read.kind === 'problem') return { fault: read.code };
  return read.kind === 'empty' ? empty : { value: read.value };
}

function readDayField(typed: string, empty: FieldReading): FieldReading {
  const day = readDay(typed);
  if (day === '') return empty;
  return day === null ? { fault: 'day' } : { value: day };
}

function readAccount(typed: string): FieldReading {
  if (typed === '') return nothing;
  const value = readNamedAccount(typed);
  return value ? { value } : { fault: 'account' };
}

/** Reads a typed field into the item's value. */
export const readPlain: Record<PlainType, (typed: Typed) => FieldReading> = {
  text: (typed) => (trimmed(typed) === '' ? missing : { value: trimmed(typed) }),
  code: (typed) => readCode(trimmed(typed)),
  price: (typed) => readPrice(typed as TypedPrice),
  power: (typed) => numberOr(readPower(trimmed(typed), { sign: 'required' }), missing),
  index: (typed) => readIndex(trimmed(typed)),
  millimetres: (typed) => numberOr(readLength(trimmed(typed), 'tenth'), nothing),
  lengths: (typed) => readLengths(trimmed(typed)),
  whole: (typed) => readWholeField(trimmed(typed), missing),
  wholeOrNone: (typed) => readWholeField(trimmed(typed), nothing),
  day: (typed) => readDayField(trimmed(typed), missing),
  lastDay: (typed) => readDayField(trimmed(typed), nothing),
  account: (typed) => readAccount(trimmed(typed)),
  flag: (typed) => (typeof typed === 'string' ? { fault: 'yesOrNo' } : { value: typed === true }),
  swatch: (typed) => (trimmed(typed) === '' ? nothing : { value: trimmed(typed).toLowerCase() }),
};
