/** First and last day of a range, `2026-11-22`. */
export interface DayRange {
  first: string;
  last: string;
}

export const isWithin = (day: string, { first, last }: DayRange): boolean =>
  day >= first && day <= last;
