import { readToman } from '../typed/toman.ts';
import type { EnteredEntry } from './entered-entry.ts';
import { entryLimits } from './entry-limits.ts';
import { amountFault } from './payment-faults.ts';
import { emptyMeans, type MeansFault, readTypedMeans, type TypedMeans } from './typed-means.ts';

/** An entry as typed by the lab. */
export type TypedEntry = TypedMeans & {
  /** Toman. */
  amount: string;
  /** For an adjustment: a debit raises what the account owes, a credit lowers it. */
  side: '' | 'debit' | 'credit';
  reference: string;
  note: string;
};

export const emptyEntry: TypedEntry = {
  ...emptyMeans,
  amount: '',
  side: '',
  reference: '',
  note: '',
};

export type EntryFault = MeansFault | 'amount' | 'tooLong';
export type EntryFaults = Partial<Record<keyof TypedEntry, EntryFault>>;

/** The entry being made. A reversal names the entry it reverses. */
export type EntryAsked =
  | { kind: 'payment' | 'adjustment'; account: string }
  | { kind: 'reversal'; account: string; entry: string };

function textFault(typed: string, max: number): EntryFault | undefined {
  return typed.trim().length > max ? 'tooLong' : undefined;
}

/** A reversal refers to its entry, a cheque to its Sayad id, and cash may have no receipt. */
function needsReference({ kind }: EntryAsked, { means }: TypedEntry): boolean {
  return kind === 'adjustment' || (kind === 'payment' && (means === '' || means === 'transfer'));
}

function faultsOf(asked: EntryAsked, typed: TypedEntry, now: number) {
  const { kind } = asked;
  const isMissing = needsReference(asked, typed) && typed.reference.trim() === '';
  const hasReference = kind !== 'payment' || typed.means !== 'cheque';
  const means = kind === 'payment' ? readTypedMeans(typed, now) : null;
  const faults = {
    amount: kind === 'reversal' ? undefined : amountFault(typed.amount),
    side: kind === 'adjustment' && typed.side === '' ? 'missing' : undefined,
    reference: isMissing
      ? 'missing'
      : hasReference
        ? textFault(typed.reference, entryLimits.reference)
        : undefined,
    note: textFault(typed.note, entryLimits.note),
    ...(means && 'faults' in means ? means.faults : {}),
  } as const;
  const found = Object.entries(faults).filter(([, fault]) => fault !== undefined);
  return Object.fromEntries(found) as EntryFaults;
}

function meansOf(typed: TypedEntry, now: number) {
  const read = readTypedMeans(typed, now);
  return 'means' in read && read.means ? { means: read.means } : {};
}

/**
 * Reads the typed entry with amounts in rials, or returns faults by field. Does not use the schema, which the server
 * applies: zod would be loaded with the lab's screen. `now` in ms since 1970.
 */
export function readTypedEntry(
  asked: EntryAsked,
  typed: TypedEntry,
  now: number,
): { entry: EnteredEntry } | { faults: EntryFaults } {
  const faults = faultsOf(asked, typed, now);
  if (Object.keys(faults).length > 0) return { faults };
  const isCheque = asked.kind === 'payment' && typed.means === 'cheque';
  const texts = { reference: isCheque ? '' : typed.reference.trim(), note: typed.note.trim() };
  if (asked.kind === 'reversal') return { entry: { ...asked, ...texts } };
  const rials = readToman(typed.amount) ?? 0;
  if (asked.kind === 'payment') {
    return {
      entry: { ...asked, kind: 'payment', amount: rials, ...texts, ...meansOf(typed, now) },
    };
  }
  const amount = typed.side === 'credit' ? -rials : rials;
  return { entry: { ...asked, kind: 'adjustment', amount, ...texts } };
}
