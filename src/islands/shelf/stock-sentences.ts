import { lazy } from '../base/lazy-code.ts';

/** What is wrong with a part of an order of stock lenses. */
export const stockIssue = lazy(async () => (await import('./lazy/StockSentences.tsx')).StockIssue);

/** Result of the last press of a button of an order of stock lenses. */
export const stockOutcome = lazy(
  async () => (await import('./lazy/StockSentences.tsx')).StockOutcome,
);
