/** Bounds of a stock order, both included. */
export const stockLimits = {
  lines: { min: 1, max: 2000 },
  pieces: { min: 1, max: 10_000 },
} as const;
