const dayMs = 86_400_000;

/** Noon of a day in UTC. */
export const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** The calendar day `count` days after another, both as `2027-03-21`; before it if negative. */
export const daysLater = (day: string, count: number): string =>
  new Date(noonOf(day).getTime() + count * dayMs).toISOString().slice(0, 10);

/** The previous calendar day. */
export const dayBefore = (day: string): string => daysLater(day, -1);

/** The next calendar day. */
export const dayAfter = (day: string): string => daysLater(day, 1);

/** `count` days from `first` on, as `2026-11-22`. */
export function daysFrom(first: string, count: number): string[] {
  const days = [first];
  while (days.length < count) days.push(dayAfter(days.at(-1) ?? first));
  return days;
}
