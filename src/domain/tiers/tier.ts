import { plainWord } from '../stock-table/words.ts';

/** A price group: its id never changes, and its name is what people read. */
export interface Tier {
  readonly id: string;
  readonly name: { readonly fa: string; readonly en: string };
}

/** The tier that accounts have unless they are given another. It is always there. */
export const standardTier = 'standard';

/** The tier of an id, or of a name in either language that no other tier has; undefined for any other text. */
export function findTier(tiers: readonly Tier[], text: string): Tier | undefined {
  const known = tiers.find(({ id }) => id === text.trim());
  if (known) return known;
  const asked = plainWord(text);
  const named = tiers.filter(({ name }) => [name.fa, name.en].map(plainWord).includes(asked));
  return asked !== '' && named.length === 1 ? named[0] : undefined;
}

/** What files call a tier: its name, unless another tier has that too. */
export function tierWord(tiers: readonly Tier[], id: string, locale: 'fa' | 'en'): string {
  const name = tiers.find((tier) => tier.id === id)?.name[locale] ?? id;
  return findTier(tiers, name)?.id === id ? name : id;
}
