import type { Tier } from '../../domain/tiers/tier.ts';
import { isolate } from '../language/format-number.ts';
import type { Message } from '../language/message.ts';

/** The name of a price group, by its id. */
export type TierNameOf = (id: string) => Message;

/** The names of price groups; a deleted one is shown by its id. */
export function tierNames(tiers: readonly Tier[]): TierNameOf {
  const names = new Map(tiers.map(({ id, name }) => [id, [name.fa, name.en] as const]));
  return (id) => names.get(id) ?? [isolate(id), isolate(id)];
}
