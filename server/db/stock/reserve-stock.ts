import { CompiledQuery, type Transaction } from 'kysely';
import { stockCellKey } from '../../../src/domain/stock/chart.ts';
import type { StockLookup } from '../../../src/domain/stock/check.ts';
import type { StockCell, StockLine } from '../../../src/domain/stock/stock.ts';
import type { Database } from '../pool/database.ts';
import type { Tables } from '../schema/tables.ts';

/** Every order locks in the order of the key, which prevents deadlocks. */
const countSql = `
  select cell.lens_id as lens, cell.diameter, cell.sphere, cell.cylinder, cell.on_hand
  from stock_cells cell
  join unnest($1::text[], $2::int[], $3::int[], $4::int[])
    as asked (lens_id, diameter, sphere, cylinder)
    using (lens_id, diameter, sphere, cylinder)
  order by lens_id, diameter, sphere, cylinder`;
const lockSql = `${countSql} for no key update of cell`;

const takeSql = `
  update stock_cells cell
  set on_hand = cell.on_hand - asked.pieces
  from unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::int[])
    as asked (lens_id, diameter, sphere, cylinder, pieces)
  where cell.lens_id = asked.lens_id and cell.diameter = asked.diameter
    and cell.sphere = asked.sphere and cell.cylinder = asked.cylinder`;

interface CountedCell extends StockCell {
  on_hand: number;
}

/** Counts the pieces on hand in an order's cells now; null where there is no such cell. */
export function countCells(
  { queries }: Database,
  lines: readonly StockLine[],
): Promise<StockLookup> {
  return lookUp(queries, countSql, lines);
}

/** Locks an order's cells until the transaction ends, and counts the pieces on hand. */
export function lockCells(
  transaction: Transaction<Tables>,
  lines: readonly StockLine[],
): Promise<StockLookup> {
  return lookUp(transaction, lockSql, lines);
}

async function lookUp(
  queries: Database['queries'],
  statement: string,
  lines: readonly StockLine[],
): Promise<StockLookup> {
  const query = CompiledQuery.raw(statement, cellKeys(lines)) as CompiledQuery<CountedCell>;
  const { rows } = await queries.executeQuery(query);
  const counts = new Map(rows.map((row) => [stockCellKey(row), row.on_hand]));
  return (cell) => counts.get(stockCellKey(cell)) ?? null;
}

/** Takes the lines' pieces off the shelf. The cells must be locked and hold enough. */
export async function takePieces(
  transaction: Transaction<Tables>,
  lines: readonly StockLine[],
): Promise<void> {
  const pieces = lines.map((line) => line.pieces);
  await transaction.executeQuery(CompiledQuery.raw(takeSql, [...cellKeys(lines), pieces]));
}

function cellKeys(lines: readonly StockLine[]): unknown[] {
  return [
    lines.map(({ lens }) => lens),
    lines.map(({ diameter }) => diameter),
    lines.map(({ sphere }) => sphere),
    lines.map(({ cylinder }) => cylinder),
  ];
}
