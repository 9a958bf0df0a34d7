import { lazy } from '../base/lazy-code.ts';

/** The message of an issue of a stock order. */
export const stockIssue = lazy(async () => (await import('./lazy/StockSentences.tsx')).StockIssue);

/** Result of the last click on a button of a stock order. */
export const stockOutcome = lazy(
  async () => (await import('./lazy/StockSentences.tsx')).StockOutcome,
);
