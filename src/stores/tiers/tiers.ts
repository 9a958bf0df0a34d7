import { atom, computed } from 'nanostores';
import { accountPaths } from '../../api/accounts/paths.ts';
import type { Tier } from '../../domain/tiers/tier.ts';
import { tierNames } from '../../i18n/tiers/tiers.ts';
import { readOwn } from '../shell/read-own.ts';

/** The price groups, in the lab's order; empty until they are read. */
export const $tiers = atom<readonly Tier[]>([]);

/** What a price group is called, by its id. */
export const $tierName = computed($tiers, tierNames);

/** Reads the price groups; without an answer those known stay. */
export async function readTiers(): Promise<void> {
  const own = await readOwn(accountPaths.tiers);
  if (own.kind === 'read') $tiers.set(own.value.tiers);
}
