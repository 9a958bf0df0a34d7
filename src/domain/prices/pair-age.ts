const dayMs = 86_400_000;

/**
 * How many lab days after the first pair a second pair is ordered: 0 on the same day. `since` is when the first pair's
 * day began at the lab; both in ms since 1970. All lab days have the same length.
 */
export const pairAge = (since: number, at: number): number => Math.floor((at - since) / dayMs);
