import { type RawBuilder, sql } from 'kysely';
import type { ItemKind } from '../../../src/domain/revisions/item-key.ts';
import { inBatches } from '../pool/in-batches.ts';
import type { Transaction } from '../schema/transaction.ts';

/** An item in its current form. */
export type AssortmentRow = { item: string; value: unknown };

/** All items except those of some kinds. */
export function readItemsBut(
  transaction: Transaction,
  kinds: readonly ItemKind[],
): Promise<AssortmentRow[]> {
  return transaction
    .selectFrom('assortment')
    .select(['item', 'value'])
    .where('kind', 'not in', kinds)
    .execute();
}

/** Powers by their shelf keys, and all powers of some lenses. */
export async function readCells(
  transaction: Transaction,
  { named, lenses }: Record<'named' | 'lenses', readonly string[]>,
): Promise<AssortmentRow[]> {
  const rows: AssortmentRow[] = [];
  const read = async (condition: RawBuilder<boolean>) => {
    const found = await transaction
      .selectFrom('stockCells')
      .select(sql<string>`'stockCell ' || item`.as('item'))
      .select(sql<unknown>`jsonb_build_object('level', level)`.as('value'))
      .where(condition)
      .execute();
    for (const row of found) rows.push(row);
  };
  if (lenses.length > 0) await read(sql`lens_id = any(${lenses})`);
  await inBatches(named, (some) => read(sql`item = any(${some})`));
  return rows;
}

/**
 * Dated prices by key, all prices of items in `repriced`, and all whose last word is one of some tiers. Keys of tier
 * prices have one word more.
 */
export function readDatedPrices(
  transaction: Transaction,
  { named, repriced, tiers }: Record<'named' | 'repriced' | 'tiers', readonly string[]>,
): Promise<AssortmentRow[]> {
  return transaction
    .selectFrom('assortment')
    .select(['item', 'value'])
    .where('kind', '=', 'price')
    .where(
      sql<boolean>`(item = any(${named}) or substr(item, 18) = any(${repriced})
        or regexp_replace(substr(item, 18), ' [^ ]+$', '') = any(${repriced})
        or substring(item from '[^ ]+$') = any(${tiers}))`,
    )
    .execute();
}

/** The keys of all items of some kinds, and of the prices up to a day of items that start with certain words. */
export async function keysOf(
  transaction: Transaction,
  {
    kinds,
    priced,
    until,
  }: { kinds: readonly ItemKind[]; priced: readonly string[]; until: string },
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('assortment')
    .select('item')
    .where((where) =>
      where.or([
        where('kind', 'in', kinds),
        where.and([
          where('kind', '=', 'price'),
          where(sql<string>`split_part(item, ' ', 3)`, 'in', priced),
          where(sql<string>`split_part(item, ' ', 2)`, '<=', until),
        ]),
      ]),
    )
    .execute();
  return rows.map(({ item }) => item);
}
