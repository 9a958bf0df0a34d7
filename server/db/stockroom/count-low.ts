import { CompiledQuery } from 'kysely';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

const countSql = `
  select (
    select count(*) from stock_cells cell join shelf using (item) where shelf.on_hand < cell.level
  )::int + (
    select count(*) from accessory_variants variant
    join accessory_products product on product.id = variant.product_id join shelf using (item)
    where shelf.on_hand <= product.low_stock
  )::int as count`;

/** How many powers and accessories `readLowPowers` and `readLowAccessories` name. */
export async function countLow(database: Database): Promise<number> {
  const query = CompiledQuery.raw(countSql) as CompiledQuery<{ count: number }>;
  const [row] = await queryInScope(database, 'lab', 'stockroom-count-low', query);
  return row?.count ?? 0;
}
