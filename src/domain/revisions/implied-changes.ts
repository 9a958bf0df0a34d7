import { type Assortment, entryOf, type ItemChange } from './entry.ts';
import { formatItem, type Item, type ItemKind } from './item-key.ts';
import { pricesOf } from './price-items.ts';
import { readPriceName } from './price-name.ts';

/** How changes affect the prices in items: `gone`, or `changed` to another amount. */
export type Repriced = ReadonlyMap<string, 'gone' | 'changed'>;

const priced: readonly ItemKind[] = ['coating', 'service', 'design', 'stockLens', 'accessory'];

/** The prices that the changes remove or rewrite, by the name of what is priced. */
export function repricedBy(present: Assortment, changes: readonly ItemChange[]): Repriced {
  const repriced = new Map<string, 'gone' | 'changed'>();
  for (const change of changes) {
    if (!priced.includes(change.kind)) continue;
    const before = present.get(formatItem(change));
    if (!before) continue;
    const entry = entryOf(change);
    const after = new Map((entry ? pricesOf(entry) : []).map(({ of, price }) => [of, price]));
    for (const { of, price } of pricesOf(before)) {
      if (!after.has(of)) repriced.set(of, 'gone');
      else if (after.get(of) !== price) repriced.set(of, 'changed');
    }
  }
  return repriced;
}

/** The tiers that the changes remove. */
export const removedTiers = (changes: readonly ItemChange[]): string[] =>
  changes.flatMap((change) => (change.kind === 'tier' && !change.value ? [change.id] : []));

/**
 * Dated prices to remove in addition to the named ones. A price rewritten in its item applies from now on, so dated
 * prices already in effect are removed; future ones and tiers' own prices stay. Removing an item removes all its
 * prices, which would otherwise apply to a later item of the same name. Removing a tier removes its prices.
 */
export function impliedChanges(
  present: Assortment,
  changes: readonly ItemChange[],
  today: string,
): ItemChange[] {
  const repriced = repricedBy(present, changes);
  const tiers = new Set(removedTiers(changes));
  if (repriced.size === 0 && tiers.size === 0) return [];
  const named = new Set(changes.map(formatItem));
  return [...present.values()].flatMap((entry): ItemChange[] => {
    if (entry.kind !== 'price' || named.has(formatItem(entry))) return [];
    const { of, tier } = readPriceName(entry.of);
    const how = repriced.get(of);
    const isReplaced = how === 'changed' && tier === null && entry.day <= today;
    const goes = how === 'gone' || isReplaced || (tier !== null && tiers.has(tier));
    return goes ? [{ ...(entry satisfies Item), value: null }] : [];
  });
}
