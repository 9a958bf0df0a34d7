import { atom } from 'nanostores';
import { accountPaths } from '../../api/accounts/paths.ts';
import { readOwn } from '../shell/read-own.ts';

/** Names of the price tiers there are; empty until they are read. */
export const $tiers = atom<readonly string[]>([]);

/** Reads the tiers; without them a field still takes any name. */
export async function readTiers(): Promise<void> {
  const own = await readOwn(accountPaths.tiers);
  if (own.kind === 'read') $tiers.set(own.value.tiers);
}
