import { computed } from 'nanostores';
import { generalOnly, type TypedBulk } from '../../domain/assortment/typed-bulk.ts';
import type { Entry } from '../../domain/revisions/entry.ts';
import { formatItem, type ItemKind } from '../../domain/revisions/item-key.ts';
import { hasGeneralPrice, isTier } from '../../domain/revisions/price-name.ts';
import { itemName } from '../../i18n/assortment/items.ts';
import { bulkKinds, priceTexts } from '../../i18n/assortment/prices.ts';
import { tierName } from '../../i18n/tiers/tiers.ts';
import { $tiers } from '../tiers/tiers.ts';
import { $assortment, $nameOf } from './assortment.ts';
import { type Choice, entriesOf } from './choices.ts';

type PriceKind = Exclude<TypedBulk['of'], ''>;

/** The kinds of items that have prices, by what their prices are called. */
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

const tierChoice = (tier: string): Choice => ({ value: tier, label: tierName(tier) });

/** Tiers that can have prices: an account may have one whose name is no code. */
export const $priceTiers = computed($tiers, (tiers) => tiers.filter(isTier));

/** The tiers of price lists, or where there are general prices, those and every tier. */
function tiersOf(kind: PriceKind, entries: readonly Entry[], tiers: readonly string[]): Choice[] {
  if (hasGeneralPrice(kind)) {
    const general = { value: generalOnly, label: priceTexts.texts.generalPrices };
    return [general, ...tiers.map(tierChoice)];
  }
  const listed = entriesOf(entries, pricedKinds[kind]).flatMap(({ value }) =>
    'tiers' in value ? Object.keys(value.tiers) : [],
  );
  return [...new Set(listed)].map(tierChoice);
}

/** Which prices a bulk change can be of. */
export const $bulkChoices = computed(
  [$assortment, $nameOf, $priceTiers],
  (assortment, nameOf, tiers) => {
    const entries = [...(assortment?.entries.values() ?? [])];
    const idsOf = (kind: ItemKind): Choice[] =>
      entriesOf(entries, kind).flatMap((entry) =>
        'id' in entry ? [{ value: entry.id, label: itemName(formatItem(entry), nameOf) }] : [],
      );
    return {
      kinds: kinds.map((value) => ({ value, label: bulkKinds.texts[value] })),
      ids: byKind((kind) => idsOf(pricedKinds[kind])),
      tiers: byKind((kind) => tiersOf(kind, entries, tiers)),
    };
  },
);
