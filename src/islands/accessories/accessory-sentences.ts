import { lazy } from '../base/lazy-code.ts';

/** What is wrong with a part of an order of accessories. */
export const accessoryIssue = lazy(
  async () => (await import('./lazy/AccessorySentences.tsx')).AccessoryIssue,
);

/** Result of the last press of a button of an order of accessories. */
export const accessoryOutcome = lazy(
  async () => (await import('./lazy/AccessorySentences.tsx')).AccessoryOutcome,
);
