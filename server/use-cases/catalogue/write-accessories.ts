import type {
  AccessoryBand,
  AccessoryCategory,
  AccessoryProduct,
  AccessoryVariant,
} from '../../../src/domain/accessories/accessories.ts';
import { accessoryKey } from '../../../src/domain/accessories/products.ts';
import type { SentChange } from '../../../src/domain/revisions/entry.ts';
import type { Database } from '../../db/pool/database.ts';
import { resetShelf, type ShelfEntry } from '../../db/shelf/write-shelf.ts';
import { replaceItems } from '../revisions/replace-items.ts';

/** A product as the lab enters it: prices by tier, and all variants with their stock. */
export type AccessoryEntry = Omit<AccessoryProduct, 'bands' | 'variants' | 'picture'> & {
  tiers: Readonly<Record<string, readonly AccessoryBand[]>>;
  variants: readonly (Omit<AccessoryVariant, 'onHand'> & { onHand: number })[];
};

/** All accessories of the lab. */
export type AccessoryContent = {
  categories: readonly AccessoryCategory[];
  products: readonly AccessoryEntry[];
};

/** Replaces all accessories with their prices and stock; uploaded pictures stay. */
export function writeAccessories(database: Database, content: AccessoryContent): Promise<void> {
  const counts = accessoryCounts(content);
  return replaceItems(database, {
    kinds: ['category', 'accessory'],
    priced: ['accessory'],
    items: accessoryItems(content),
    note: 'لوازم جانبی · Accessories',
    also: (transaction) => resetShelf(transaction, counts),
  });
}

/** Categories and products as items. */
export const accessoryItems = ({ categories, products }: AccessoryContent): SentChange[] => [
  ...categories.map(({ id, name }, position): SentChange => {
    return { item: `category ${id}`, value: { name, position } };
  }),
  ...products.map(itemOf),
];

/** The stock of their variants. */
export const accessoryCounts = ({ products }: AccessoryContent): ShelfEntry[] =>
  products.flatMap(countsOf);

function itemOf({ id, variants, ...product }: AccessoryEntry, position: number): SentChange {
  const kept = variants.map(({ id, name, swatch }) => ({ id, name, swatch }));
  return { item: `accessory ${id}`, value: { ...product, variants: kept, position } };
}

function countsOf({ id: product, variants }: AccessoryEntry): ShelfEntry[] {
  return variants.map(({ id: variant, onHand }) => {
    return { item: accessoryKey({ product, variant }), onHand };
  });
}
