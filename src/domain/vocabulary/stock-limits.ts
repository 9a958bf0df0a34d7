/** Bounds of a stock order, inclusive. */
export const stockLimits = {
  lines: { min: 1, max: 2000 },
  pieces: { min: 1, max: 10_000 },
} as const;
