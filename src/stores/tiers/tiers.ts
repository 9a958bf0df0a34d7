import { atom, computed } from 'nanostores';
import { accountPaths } from '../../api/accounts/paths.ts';
import type { Tier } from '../../domain/tiers/tier.ts';
import { tierNames } from '../../i18n/tiers/tiers.ts';
import { readOwn } from '../shell/read-own.ts';

/** The price groups, in the lab's order; empty until read. */
export const $tiers = atom<readonly Tier[]>([]);

/** Names of price groups by id. */
export const $tierName = computed($tiers, tierNames);

/** Reads the price groups. If that fails, the known ones stay. */
export async function readTiers(): Promise<void> {
  const own = await readOwn(accountPaths.tiers);
  if (own.kind === 'read') $tiers.set(own.value.tiers);
}
