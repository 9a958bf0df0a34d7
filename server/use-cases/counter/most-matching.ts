/** Counting the orders that pass a filter stops here. */
export const mostMatching = 10_000;
