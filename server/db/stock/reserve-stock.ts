import { CompiledQuery, type Transaction } from 'kysely';
import { stockCellKey } from '../../../src/domain/stock/chart.ts';
import type { StockLookup } from '../../../src/domain/stock/check.ts';
import type { StockCell, StockLine } from '../../../src/domain/stock/stock.ts';
import type { Database } from '../pool/database.ts';
import type { Tables } from '../schema/tables.ts';

/** Everybody locks in the order of the key, so that nobody waits in a circle. */
const counting = `
  select cell.lens_id as lens, cell.diameter, cell.sphere, cell.cylinder, cell.on_hand
  from stock_cells cell
  join unnest($1::text[], $2::int[], $3::int[], $4::int[])
    as asked (lens_id, diameter, sphere, cylinder)
    using (lens_id, diameter, sphere, cylinder)
  order by lens_id, diameter, sphere, cylinder`;
const locking = `${counting} for no key update of cell`;

const taking = `
  update stock_cells cell
  set on_hand = cell.on_hand - asked.pieces
  from unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::int[])
    as asked (lens_id, diameter, sphere, cylinder, pieces)
  where cell.lens_id = asked.lens_id and cell.diameter = asked.diameter
    and cell.sphere = asked.sphere and cell.cylinder = asked.cylinder`;

interface Counted extends StockCell {
  on_hand: number;
}

/** Tells what is on hand of an order's cells at this moment; null where there is no cell. */
export function countCells(
  { queries }: Database,
  lines: readonly StockLine[],
): Promise<StockLookup> {
  return lookUp(queries, counting, lines);
}

/** Locks the cells of an order until the transaction ends, and tells what is on hand. */
export function lockCells(
  transaction: Transaction<Tables>,
  lines: readonly StockLine[],
): Promise<StockLookup> {
  return lookUp(transaction, locking, lines);
}

async function lookUp(
  queries: Database['queries'],
  statement: string,
  lines: readonly StockLine[],
): Promise<StockLookup> {
  const query = CompiledQuery.raw(statement, keysOf(lines)) as CompiledQuery<Counted>;
  const { rows } = await queries.executeQuery(query);
  const counts = new Map(rows.map((row) => [stockCellKey(row), row.on_hand]));
  return (cell) => counts.get(stockCellKey(cell)) ?? null;
}

/** Takes the lines' pieces off the shelf. The cells are locked, and hold enough. */
export async function takePieces(
  transaction: Transaction<Tables>,
  lines: readonly StockLine[],
): Promise<void> {
  const pieces = lines.map((line) => line.pieces);
  await transaction.executeQuery(CompiledQuery.raw(taking, [...keysOf(lines), pieces]));
}

function keysOf(lines: readonly StockLine[]): unknown[] {
  return [
    lines.map(({ lens }) => lens),
    lines.map(({ diameter }) => diameter),
    lines.map(({ sphere }) => sphere),
    lines.map(({ cylinder }) => cylinder),
  ];
}
