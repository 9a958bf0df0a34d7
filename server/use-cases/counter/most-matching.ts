/** Limit on counting the orders that match a filter. */
export const mostMatching = 10_000;
