import type { PathOf } from '../exchange.ts';
import type { timesContract } from './times-contract.ts';

type Contract = typeof timesContract;

/** Paths of when the user gets messages outside the panel. */
export const timesPaths = {
  times: '/api/destinations/times' as PathOf<Contract['times']>,
  quiet: '/api/destinations/times/quiet' as PathOf<Contract['quiet']>,
  /** The summary on a channel. */
  digest: (channel: string) =>
    `/api/destinations/times/digests/${channel}` as PathOf<Contract['digest']>,
} as const;
