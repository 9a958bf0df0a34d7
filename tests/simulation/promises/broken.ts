import type { PromiseName } from './promise-names.ts';

/** A promise that did not hold. */
export interface Broken {
  promise: PromiseName;
  /** Where it was seen, and what was seen there. */
  where: string;
  what: string;
}

/** To be called with what was seen. */
export type Tell = (promise: PromiseName, where: string, what: string) => void;
