import { isWithin } from '../vocabulary/day-range.ts';
import { dueDays, longestBank } from './cheque-limits.ts';
import type { MeansName } from './means-names.ts';
import { paidOnFault } from './payment-faults.ts';
import type { PaymentMeans } from './payment-means.ts';
import { readSayad } from './sayad.ts';

/** Means of payment as typed; days are `2026-11-22`. */
export type TypedMeans = {
  /** Empty if none of them applies, for example when a debt was set off. */
  means: '' | MeansName;
  /** Day of a transfer or a card payment. */
  on: string;
  sayad: string;
  bank: string;
  due: string;
};

export const emptyMeans: TypedMeans = { means: '', on: '', sayad: '', bank: '', due: '' };

export type MeansFault = 'missing' | 'tooLong' | 'sayad' | 'future' | 'farAway';
type MeansFaults = Partial<Record<keyof TypedMeans, MeansFault>>;

function bankFault(bank: string): MeansFault | undefined {
  if (bank === '') return 'missing';
  return bank.length > longestBank ? 'tooLong' : undefined;
}

function dueFault(due: string, now: number): MeansFault | undefined {
  if (due === '') return 'missing';
  return isWithin(due, dueDays(now)) ? undefined : 'farAway';
}

function sayadFault(sayad: string): MeansFault | undefined {
  if (sayad.trim() === '') return 'missing';
  return readSayad(sayad) === null ? 'sayad' : undefined;
}

function faultsOf({ means, on, sayad, bank, due }: TypedMeans, now: number): MeansFaults {
  const isDated = means === 'card' || means === 'transfer';
  const faults =
    means === 'cheque'
      ? { sayad: sayadFault(sayad), bank: bankFault(bank.trim()), due: dueFault(due, now) }
      : { on: isDated ? paidOnFault(on, now) : undefined };
  const found = Object.entries(faults).filter(([, fault]) => fault !== undefined);
  return Object.fromEntries(found);
}

/** Reads the typed means, null if none was chosen, or returns faults by field. `now` in ms since 1970. */
export function readTypedMeans(
  typed: TypedMeans,
  now: number,
): { means: PaymentMeans | null } | { faults: MeansFaults } {
  const faults = faultsOf(typed, now);
  if (Object.keys(faults).length > 0) return { faults };
  const { means: by, on, due } = typed;
  if (by === '') return { means: null };
  if (by === 'cash') return { means: { by } };
  if (by === 'cheque') {
    const sayad = readSayad(typed.sayad) ?? '';
    return { means: { by, sayad, bank: typed.bank.trim(), due } };
  }
  return { means: { by, on } };
}
