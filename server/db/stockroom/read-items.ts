import { CompiledQuery } from 'kysely';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

/** An item on the shelf, as shown to the lab. */
export interface StoredItem {
  item: string;
  onHand: number;
  /** The quantity the lab wants to stock; for an accessory, the highest that counts as low. Null for none. */
  level: number | null;
  /** Pieces of placed orders that are not in production yet. */
  promised: number;
  /** Number of its last movement. */
  movements: number;
}

/**
 * Orders whose lenses and accessories are still on the shelf. Orders that wait for stock have what they received so
 * far.
 */
const waiting = `
  kind = $1 and held_for is distinct from 'backOrder' and (state = any('{submitted,quoted,accepted}') or
    (state = 'onHold' and back = any('{submitted,quoted,accepted}')))`;

const promisedOf = (key: string) => `
  select item, sum(pieces)::int as pieces from (
    select ${key} as item, (line ->> 'pieces')::int as pieces
    from orders, jsonb_array_elements(content -> 'lines') line
    where ${waiting}
    union all
    select item, filled from back_orders where filled > 0
  ) each_order
  group by 1`;

const cellsSql = `
  select cell.item, shelf.on_hand, cell.level, coalesce(promised.pieces, 0) as promised, shelf.movements
  from stock_cells cell join shelf using (item)
  left join (${promisedOf(`concat_ws(' ', line ->> 'lens', line ->> 'diameter', line ->> 'sphere', line ->> 'cylinder')`)}) promised using (item)
  where cell.lens_id = $2 and cell.diameter = $3
  order by cell.sphere, cell.cylinder`;

const variantsSql = `
  select variant.item, shelf.on_hand, product.low_stock as level, coalesce(promised.pieces, 0) as promised,
    shelf.movements
  from accessory_variants variant join accessory_products product on product.id = variant.product_id
  join shelf using (item)
  left join (${promisedOf(`concat_ws(' ', line ->> 'product', line ->> 'variant')`)}) promised using (item)
  order by variant.item`;

/** The powers of a stock lens in one diameter, in tenths of a millimetre, from a single snapshot. */
export function readCells(
  database: Database,
  { lens, diameter }: { lens: string; diameter: number },
): Promise<StoredItem[]> {
  const query = CompiledQuery.raw(cellsSql, ['stock', lens, diameter]) as CompiledQuery<StoredItem>;
  return queryInScope(database, 'lab', 'stockroom-cells', query);
}

/** The variants of all accessories, from a single snapshot. */
export function readVariants(database: Database): Promise<StoredItem[]> {
  const query = CompiledQuery.raw(variantsSql, ['accessories']) as CompiledQuery<StoredItem>;
  return queryInScope(database, 'lab', 'stockroom-variants', query);
}
