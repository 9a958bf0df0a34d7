import { CompiledQuery } from 'kysely';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

const wanted = 'item in (select item from back_orders where filled < pieces)';

const countSql = `
  select (
    select count(*) from stock_cells cell join shelf using (item) where shelf.on_hand < cell.level or ${wanted}
  )::int + (
    select count(*) from accessory_variants variant
    join accessory_products product on product.id = variant.product_id join shelf using (item)
    where shelf.on_hand <= product.low_stock or ${wanted}
  )::int as count`;

/** How many powers and accessories `readLowPowers` and `readLowAccessories` return. */
export async function countLow(database: Database): Promise<number> {
  const query = CompiledQuery.raw(countSql) as CompiledQuery<{ count: number }>;
  const [row] = await queryInScope(database, 'lab', 'stockroom-count-low', query);
  return row?.count ?? 0;
}
