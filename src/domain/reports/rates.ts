import type { Figures } from './figures.ts';

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/**
 * The working days within which a share of the shipped orders was, 0.5 being the median; null where none was shipped. `most`
 * of the counts stands for that many days or more.
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

/** The share of the shipped orders that left the lab by the day promised, 0 to 1; null where none was shipped. */
export function onTimeShare({ onTime, late }: Pick<Figures, 'onTime' | 'late'>): number | null {
  return onTime + late === 0 ? null : onTime / (onTime + late);
}

/** How many remakes were granted, or pieces broken, whatever the reason. */
export const allReasons = (counts: Readonly<Record<string, number>>): number =>
  sum(Object.values(counts));
