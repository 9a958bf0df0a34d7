import { CompiledQuery, type Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** Locks in the order of the key, like every order that takes pieces, which prevents deadlocks. */
const returnSql = `
  with line as (
    select line ->> 'lens' as lens_id, (line ->> 'diameter')::int as diameter,
      (line ->> 'sphere')::int as sphere, (line ->> 'cylinder')::int as cylinder,
      (line ->> 'pieces')::int as pieces
    from orders, jsonb_array_elements(content -> 'lines') line
    where account_id = $1 and id = $2 and kind = 'stock'
  ), locked as (
    select cell.*, line.pieces from stock_cells cell
    join line using (lens_id, diameter, sphere, cylinder)
    order by lens_id, diameter, sphere, cylinder
    for no key update of cell
  )
  update stock_cells cell set on_hand = cell.on_hand + locked.pieces
  from locked
  where cell.lens_id = locked.lens_id and cell.diameter = locked.diameter
    and cell.sphere = locked.sphere and cell.cylinder = locked.cylinder`;

/** Puts the pieces of a stock order back on the shelf; does nothing for other kinds. */
export async function returnPieces(
  transaction: Transaction<Tables>,
  { account, id }: { account: string; id: string },
): Promise<void> {
  await transaction.executeQuery(CompiledQuery.raw(returnSql, [account, id]));
}
