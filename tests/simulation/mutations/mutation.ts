import type { Change } from '../browser/bundle.ts';
import type { PromiseName } from '../promises/promise-names.ts';

/** A deliberate bug, a seed that finds it, and the promise that it breaks first. */
export interface Mutation {
  name: string;
  change: Change;
  seed: number;
  promise: PromiseName;
}
