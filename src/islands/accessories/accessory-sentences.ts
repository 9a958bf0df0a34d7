import { lazy } from '../base/lazy-code.ts';

/** Message for an issue with part of an accessories order. */
export const accessoryIssue = lazy(
  async () => (await import('./lazy/AccessorySentences.tsx')).AccessoryIssue,
);

/** Result of the last action on an accessories order. */
export const accessoryOutcome = lazy(
  async () => (await import('./lazy/AccessorySentences.tsx')).AccessoryOutcome,
);
