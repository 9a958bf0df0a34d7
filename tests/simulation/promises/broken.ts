import type { PromiseName } from './promise-names.ts';

/** A broken promise. */
export interface Broken {
  promise: PromiseName;
  /** The place where it was observed, and what was observed. */
  where: string;
  what: string;
}

/** Reports a broken promise. */
export type Report = (promise: PromiseName, where: string, what: string) => void;
