import { readToman } from '../typed/toman.ts';
import type { EnteredEntry } from './entered-entry.ts';
import { entryLimits } from './entry-limits.ts';

/** What the lab typed to enter an entry by hand. */
export type TypedEntry = {
  /** Toman. */
  amount: string;
  /** For an adjustment: a debit raises what the account owes, a credit lowers it. */
  side: '' | 'debit' | 'credit';
  reference: string;
  note: string;
};

export const nothingEntered: TypedEntry = { amount: '', side: '', reference: '', note: '' };

export type EntryFault = 'missing' | 'amount' | 'tooLong';
export type EntryFaults = Partial<Record<keyof TypedEntry, EntryFault>>;

/** Which entry is being made: a reversal names the one it takes back. */
export type EntryAsked =
  | { kind: 'payment' | 'adjustment'; account: string }
  | { kind: 'reversal'; account: string; entry: string };

function amountFault(typed: string): EntryFault | undefined {
  if (typed.trim() === '') return 'missing';
  return readToman(typed) ? undefined : 'amount';
}

function textFault(typed: string, max: number): EntryFault | undefined {
  return typed.trim().length > max ? 'tooLong' : undefined;
}

function faultsOf({ kind }: EntryAsked, { amount, side, reference, note }: TypedEntry) {
  const isReversal = kind === 'reversal';
  const noReference = !isReversal && reference.trim() === '' ? 'missing' : undefined;
  const faults = {
    amount: isReversal ? undefined : amountFault(amount),
    side: kind === 'adjustment' && side === '' ? 'missing' : undefined,
    reference: noReference ?? textFault(reference, entryLimits.reference),
    note: textFault(note, entryLimits.note),
  } as const;
  const found = Object.entries(faults).filter(([, fault]) => fault !== undefined);
  return Object.fromEntries(found) as EntryFaults;
}

/**
 * The entry that was typed, amounts in rials, or what is wrong with it by field. Without the schema, by which the server
 * judges it: zod would travel with the lab's screen.
 */
export function readTypedEntry(
  asked: EntryAsked,
  typed: TypedEntry,
): { entry: EnteredEntry } | { faults: EntryFaults } {
  const faults = faultsOf(asked, typed);
  if (Object.keys(faults).length > 0) return { faults };
  const texts = { reference: typed.reference.trim(), note: typed.note.trim() };
  if (asked.kind === 'reversal') return { entry: { ...asked, ...texts } };
  const rials = readToman(typed.amount) ?? 0;
  const isCredit = asked.kind === 'adjustment' && typed.side === 'credit';
  return { entry: { ...asked, kind: asked.kind, amount: isCredit ? -rials : rials, ...texts } };
}
