import type { Random } from '../schedule/random.ts';

/** What happens to a request. Times are in ms. */
export interface Fate {
  /** When it arrives at the server, null for never. `again` is when a duplicate arrives, whose response is dropped. */
  arrives: number | null;
  again: number | null;
  /** The response the sender gets. */
  answer: 'whole' | 'cut' | 'html' | 'error' | 'silence' | 'busy';
  /** How long the response takes to reach the sender. */
  returns: number;
}

export const calm = (chance: Random): Fate => ({
  arrives: chance.between(10, 60),
  again: null,
  answer: 'whole',
  returns: chance.between(10, 60),
});

/**
 * A bad line: it drops, delays, duplicates and reorders requests and truncates responses, more often if `weather` is
 * above 1.
 */
export function bad(chance: Random, weather: number): Fate {
  const arrives = chance.chance(0.08 * weather)
    ? chance.between(500, 90_000)
    : chance.between(10, 400);
  const returns = chance.chance(0.05 * weather)
    ? chance.between(500, 70_000)
    : chance.between(10, 400);
  const fate: Fate = { arrives, again: null, answer: 'whole', returns };
  if (chance.chance(0.08 * weather)) fate.again = arrives + chance.between(1, 60_000);
  const luck = chance.next() / weather;
  if (luck < 0.06) return { ...fate, arrives: null, again: null, answer: 'error' };
  if (luck < 0.1) return { ...fate, arrives: null, again: null, answer: 'silence' };
  if (luck < 0.18) return { ...fate, answer: 'error' };
  if (luck < 0.22) return { ...fate, answer: 'silence' };
  if (luck < 0.25) return { ...fate, answer: 'cut' };
  if (luck < 0.27) return { ...fate, answer: 'html' };
  if (luck < 0.3) return { ...fate, answer: 'busy' };
  return fate;
}
