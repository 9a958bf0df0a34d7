/** Largest amount of one price or payment, in rials. */
export const mostRials = 1e12;
