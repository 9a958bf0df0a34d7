import { readCount } from '../typed/amount.ts';
import type { WarrantyTerm } from './warranty.ts';
import { warrantyLimits } from './warranty-limits.ts';

/** A term as typed. Without a design it applies to all. */
export type TypedTerm = { design: string; days: string; reasons: WarrantyTerm['reasons'] };

export type TypedWarranty = { terms: TypedTerm[] };

export const emptyTerm: TypedTerm = { design: '', days: '', reasons: [] };

export type WarrantyFault = 'days' | 'reasons' | 'twice';

/** Converts the terms to form contents. */
export const typedWarranty = (terms: readonly WarrantyTerm[]): TypedWarranty => ({
  terms: terms.map(({ design, days, reasons }) => ({
    design: design ?? '',
    days: `${days}`,
    reasons: [...reasons],
  })),
});

/** A whole number of days; undefined for anything else. */
function readDays(text: string): number | undefined {
  const read = readCount(text);
  const isGood = read.kind === 'count' && read.value >= 1 && read.value <= warrantyLimits.days;
  return isGood ? read.value : undefined;
}

/** Reads the typed terms, or returns faults by field: `terms.0.days`. */
export function readWarranty({
  terms: typed,
}: TypedWarranty): { terms: WarrantyTerm[] } | { faults: Record<string, WarrantyFault> } {
  const faults: Record<string, WarrantyFault> = {};
  const terms = typed.map(({ design, days, reasons }, at): WarrantyTerm => {
    const read = readDays(days);
    if (typed.findIndex((term) => term.design === design) < at)
      faults[`terms.${at}.design`] = 'twice';
    if (read === undefined) faults[`terms.${at}.days`] = 'days';
    if (reasons.length === 0) faults[`terms.${at}.reasons`] = 'reasons';
    return { design: design || null, days: read ?? 0, reasons };
  });
  return Object.keys(faults).length > 0 ? { faults } : { terms };
}
