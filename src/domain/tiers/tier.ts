import { plainWord } from '../stock-table/words.ts';

/** A price group. Its id never changes; its name is shown to people. */
export interface Tier {
  readonly id: string;
  readonly name: { readonly fa: string; readonly en: string };
}

/** The default tier of accounts. It always exists. */
export const standardTier = 'standard';

/** The tier with an id, or with a name in either language that no other tier has; undefined for any other text. */
export function findTier(tiers: readonly Tier[], text: string): Tier | undefined {
  const known = tiers.find(({ id }) => id === text.trim());
  if (known) return known;
  const asked = plainWord(text);
  const named = tiers.filter(({ name }) => [name.fa, name.en].map(plainWord).includes(asked));
  return asked !== '' && named.length === 1 ? named[0] : undefined;
}

/** A tier's name in files; its id if another tier has the same name. */
export function tierWord(tiers: readonly Tier[], id: string, locale: 'fa' | 'en'): string {
  const name = tiers.find((tier) => tier.id === id)?.name[locale] ?? id;
  return findTier(tiers, name)?.id === id ? name : id;
}
