import { computed } from 'nanostores';
import { generalOnly, type TypedBulk } from '../../domain/assortment/typed-bulk.ts';
import type { Entry } from '../../domain/revisions/entry.ts';
import { formatItem, type ItemKind } from '../../domain/revisions/item-key.ts';
import { hasGeneralPrice } from '../../domain/revisions/price-name.ts';
import { itemName, type NameOf } from '../../i18n/assortment/items.ts';
import { tierWords } from '../../i18n/assortment/priced-words.ts';
import { bulkKinds, priceTexts } from '../../i18n/assortment/prices.ts';
import { $assortment, $nameOf } from './assortment.ts';
import { type Choice, entriesOf } from './choices.ts';

type PriceKind = Exclude<TypedBulk['of'], ''>;

/** The kinds of items that have prices, by price kind. */
const pricedKinds = {
  coating: 'coating',
  service: 'service',
  lens: 'design',
  stock: 'stockLens',
  accessory: 'accessory',
} as const satisfies Record<PriceKind, ItemKind>;

const kinds = Object.keys(pricedKinds) as PriceKind[];

const byKind = (choicesOf: (kind: PriceKind) => Choice[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, choicesOf(kind)])) as Record<PriceKind, Choice[]>;

/** The tiers that have price lists; for a kind with general prices, the general prices and every tier. */
function tiersOf(kind: PriceKind, entries: readonly Entry[], nameOf: NameOf): Choice[] {
  const choice = (tier: string): Choice => ({ value: tier, label: tierWords(tier, nameOf) });
  const all = entriesOf(entries, 'tier').flatMap((entry) => ('id' in entry ? [entry.id] : []));
  if (hasGeneralPrice(kind)) {
    const general = { value: generalOnly, label: priceTexts.texts.generalPrices };
    return [general, ...all.map(choice)];
  }
  const listed = new Set(
    entriesOf(entries, pricedKinds[kind]).flatMap(({ value }) =>
      'tiers' in value ? Object.keys(value.tiers) : [],
    ),
  );
  return all.filter((tier) => listed.has(tier)).map(choice);
}

/** The prices a bulk change can cover. */
export const $bulkChoices = computed([$assortment, $nameOf], (assortment, nameOf) => {
  const entries = [...(assortment?.entries.values() ?? [])];
  const idsOf = (kind: ItemKind): Choice[] =>
    entriesOf(entries, kind).flatMap((entry) =>
      'id' in entry ? [{ value: entry.id, label: itemName(formatItem(entry), nameOf) }] : [],
    );
  return {
    kinds: kinds.map((value) => ({ value, label: bulkKinds.texts[value] })),
    ids: byKind((kind) => idsOf(pricedKinds[kind])),
    tiers: byKind((kind) => tiersOf(kind, entries, nameOf)),
  };
});
