import { CompiledQuery } from 'kysely';
import type { LowAccessory, LowPower } from '../../../src/domain/stockroom/low-item.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

const wanted = `
  left join (
    select item, sum(pieces - filled)::int as pieces from back_orders where filled < pieces group by 1
  ) wanted using (item)`;

const powersSql = `
  select cell.item, lens.code, json_build_object('fa', lens.name_fa, 'en', lens.name_en) as name,
    cell.diameter, cell.sphere, cell.cylinder, shelf.on_hand, cell.level,
    coalesce(wanted.pieces, 0) as wanted
  from stock_cells cell join shelf using (item) join stock_lenses lens on lens.id = cell.lens_id ${wanted}
  where shelf.on_hand < cell.level or wanted.pieces > 0
  order by lens.position, cell.diameter, cell.sphere desc, cell.cylinder desc`;

const accessoriesSql = `
  select variant.item, json_build_object('fa', product.name_fa, 'en', product.name_en) as name,
    json_build_object('fa', variant.name_fa, 'en', variant.name_en) as variant,
    shelf.on_hand, product.low_stock as level, coalesce(wanted.pieces, 0) as wanted
  from accessory_variants variant
  join accessory_products product on product.id = variant.product_id
  join accessory_categories category on category.id = product.category_id
  join shelf using (item) ${wanted}
  where shelf.on_hand <= product.low_stock or wanted.pieces > 0
  order by category.position, product.position, variant.position`;

/** The powers with fewer pieces than the lab wants to stock, and those that orders wait for. */
export function readLowPowers(database: Database): Promise<LowPower[]> {
  const query = CompiledQuery.raw(powersSql) as CompiledQuery<LowPower>;
  return queryInScope(database, 'lab', 'stockroom-low-powers', query);
}

/** The accessories that are low, and those that orders wait for. */
export function readLowAccessories(database: Database): Promise<LowAccessory[]> {
  const query = CompiledQuery.raw(accessoriesSql) as CompiledQuery<LowAccessory>;
  return queryInScope(database, 'lab', 'stockroom-low-accessories', query);
}
