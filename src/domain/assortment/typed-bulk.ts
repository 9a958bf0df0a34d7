import type { BulkPriceChange, PriceChoice } from '../revisions/bulk-price-change.ts';
import { splitNumber } from '../typed/number.ts';
import { readToman } from '../typed/toman.ts';

/** A bulk price change as typed. */
export type TypedBulk = {
  readonly of: '' | BulkPriceChange['which']['of'];
  /** One design, coating and so on; empty for all of them. */
  readonly id: string;
  /** Empty for all tiers, `generalOnly` for general prices only. */
  readonly tier: string;
  readonly way: 'percent' | 'amount';
  /** A percentage or an amount in toman, with a sign. */
  readonly by: string;
  /** Toman. */
  readonly roundTo: string;
  readonly fromDay: string;
  /** For the history. */
  readonly note: string;
};

/** Selects the general prices. No tier has this id. */
export const generalOnly = '*';

export const emptyBulk: TypedBulk = {
  of: '',
  id: '',
  tier: '',
  way: 'percent',
  by: '',
  roundTo: '',
  fromDay: '',
  note: '',
};

export type BulkFault = 'required' | 'change' | 'amount';

function signedParts(typed: string): { sign: 1 | -1; digits: string } {
  const trimmed = typed.trim().replace(/^[−–]/, '-');
  const sign = trimmed.startsWith('-') ? -1 : 1;
  return { sign, digits: trimmed.replace(/^[+-]/, '') };
}

/** Only at either end: `8%5` is not 85. */
const percentSign = /^\s*[%٪]|[%٪]\s*$/;

/** `8`, `-2.5`: at most two decimals; null if invalid. */
function readPercent(typed: string): number | null {
  const parts = splitNumber(typed.replace(percentSign, ''));
  if (parts.kind !== 'number' || !/^\d{0,2}$/.test(parts.fraction ?? '')) return null;
  const hundredths = Number(`${parts.whole}${(parts.fraction ?? '').padEnd(2, '0')}`);
  const isSane = hundredths > 0 && hundredths <= 100_000;
  return isSane ? (parts.sign === '-' ? -hundredths : hundredths) / 100 : null;
}

function readChange({ way, by }: TypedBulk): BulkPriceChange['by'] | null {
  if (way === 'percent') {
    const percent = readPercent(by);
    return percent === null ? null : { percent };
  }
  const { sign, digits } = signedParts(by);
  const amount = readToman(digits);
  return amount ? { amount: sign * amount } : null;
}

function tierOf(tier: string): Pick<PriceChoice, 'tier'> {
  if (tier === '') return {};
  return { tier: tier === generalOnly ? null : tier };
}

/** Reads a typed bulk change, or returns faults by field. */
export function readBulk(
  typed: TypedBulk,
): { asked: BulkPriceChange } | { faults: Partial<Record<keyof TypedBulk, BulkFault>> } {
  const faults: Partial<Record<keyof TypedBulk, BulkFault>> = {};
  for (const name of ['of', 'by', 'roundTo', 'fromDay'] as const) {
    if (typed[name].trim() === '') faults[name] = 'required';
  }
  const by = readChange(typed);
  if (!faults.by && !by) faults.by = 'change';
  const roundTo = readToman(typed.roundTo);
  if (!faults.roundTo && !roundTo) faults.roundTo = 'amount';
  if (Object.keys(faults).length > 0 || !by || !roundTo || typed.of === '') return { faults };
  const { of, id, tier, fromDay } = typed;
  const which = { of, ...(id && { ids: [id] }), ...tierOf(tier) };
  return { asked: { which, by, roundTo, fromDay } };
}
