import type { Change } from '../browser/bundle.ts';
import type { PromiseName } from '../promises/promise-names.ts';

/** A deliberate bug, a seed that exposes it, and the first promise it breaks. */
export interface Mutation {
  name: string;
  change: Change;
  seed: number;
  promise: PromiseName;
}
