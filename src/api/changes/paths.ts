import type { PathOf } from '../exchange.ts';
import type { changeContract } from './contract.ts';

/** Paths of the changes to orders that others made. */
export const changePaths = {
  changes: '/api/changes' as PathOf<typeof changeContract.changes>,
  /** GET: as they happen, as server-sent events. */
  stream: '/api/changes/stream',
} as const;
