const dayMs = 86_400_000;

/**
 * How many days at the lab a second pair comes after the first: 0 on the same day. `since` is when the day of the first began
 * there, both in ms since 1970. The lab's days are all of one length.
 */
export const pairAge = (since: number, at: number): number => Math.floor((at - since) / dayMs);
