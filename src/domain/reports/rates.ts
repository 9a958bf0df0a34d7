import type { Figures } from './figures.ts';

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/**
 * The working days within which a share of the orders was shipped (0.5 is the median); null if none was. The last index
 * stands for that many days or more.
 */
export function daysWithin(days: readonly number[], share: number): number | null {
  const all = sum(days);
  if (all === 0) return null;
  let counted = 0;
  return days.findIndex((count) => {
    counted += count;
    return counted >= all * share;
  });
}

/** The share of shipped orders that were on time, 0 to 1; null if none was shipped. */
export function onTimeShare({ onTime, late }: Pick<Figures, 'onTime' | 'late'>): number | null {
  return onTime + late === 0 ? null : onTime / (onTime + late);
}

/** Number of remakes or broken pieces, for all reasons. */
export const allReasons = (counts: Readonly<Record<string, number>>): number =>
  sum(Object.values(counts));
