import { CompiledQuery } from 'kysely';
import type { LowAccessory, LowPower } from '../../../src/domain/stockroom/low-item.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

const powersSql = `
  select cell.item, lens.code, json_build_object('fa', lens.name_fa, 'en', lens.name_en) as name,
    cell.diameter, cell.sphere, cell.cylinder, shelf.on_hand, cell.level
  from stock_cells cell join shelf using (item) join stock_lenses lens on lens.id = cell.lens_id
  where shelf.on_hand < cell.level
  order by lens.position, cell.diameter, cell.sphere desc, cell.cylinder desc`;

const accessoriesSql = `
  select variant.item, json_build_object('fa', product.name_fa, 'en', product.name_en) as name,
    json_build_object('fa', variant.name_fa, 'en', variant.name_en) as variant,
    shelf.on_hand, product.low_stock as level
  from accessory_variants variant
  join accessory_products product on product.id = variant.product_id
  join accessory_categories category on category.id = product.category_id
  join shelf using (item)
  where shelf.on_hand <= product.low_stock
  order by category.position, product.position, variant.position`;

/** The powers of which there are fewer than the lab wants to have. */
export function readLowPowers(database: Database): Promise<LowPower[]> {
  const query = CompiledQuery.raw(powersSql) as CompiledQuery<LowPower>;
  return queryInScope(database, 'lab', 'stockroom-low-powers', query);
}

/** The accessories of which there are few. */
export function readLowAccessories(database: Database): Promise<LowAccessory[]> {
  const query = CompiledQuery.raw(accessoriesSql) as CompiledQuery<LowAccessory>;
  return queryInScope(database, 'lab', 'stockroom-low-accessories', query);
}
