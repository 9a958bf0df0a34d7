import type { ExpressionBuilder } from 'kysely';
import { sql } from 'kysely';
import type { StockBand, StockLens } from '../../../src/domain/stock/stock.ts';
import { rowsAsJson } from '../pool/column-names.ts';
import type { Database } from '../pool/database.ts';
import { priceToday } from '../prices/price-today.ts';
import type { Tables } from '../schema/tables.ts';

/** The quantity of one power. */
export type ShelfCell = readonly [
  diameter: number,
  sphere: number,
  cylinder: number,
  onHand: number,
];

/** A stock lens with one tier's prices, without quantities. */
export type StockLensPrices = Omit<StockLens, 'charts'>;

/** A stock lens with all of its powers, sorted by diameter, sphere and cylinder. */
export type StockShelf = StockLensPrices & { cells: readonly ShelfCell[] };

/** Reads the stock lenses with a tier's prices. Without a tier, there are no prices. */
export async function readStockPrices(
  { queries }: Database,
  tier: string | undefined,
): Promise<StockLensPrices[]> {
  const rows = await lensQuery(queries, tier).execute();
  return rows.map(lensOf);
}

/** Reads the stock lenses and their quantities in one query, so that the quantities are consistent. */
export async function readStockShelves(
  { queries }: Database,
  tier: string | undefined,
): Promise<StockShelf[]> {
  const rows = await lensQuery(queries, tier)
    .select((from) =>
      from
        .selectFrom('stockCells as cell')
        .innerJoin('shelf', 'shelf.item', 'cell.item')
        .whereRef('cell.lensId', '=', 'lens.id')
        .select(
          sql<ShelfCell[]>`coalesce(json_agg(
            json_build_array(cell.diameter, cell.sphere, cell.cylinder, shelf.on_hand)
            order by cell.diameter, cell.sphere, cell.cylinder), '[]')`.as('cells'),
        )
        .as('cells'),
    )
    .execute();
  return rows.map((row) => ({ ...lensOf(row), cells: row.cells ?? [] }));
}

function lensQuery(queries: Database['queries'], tier: string | undefined) {
  return queries
    .selectFrom('stockLenses as lens')
    .select(['lens.id', 'lens.code', 'lens.nameFa', 'lens.nameEn', 'lens.refractiveIndex'])
    .select((from) => bands(from, tier ?? '').as('bands'))
    .orderBy('lens.position');
}

type InLens = Tables & { lens: Tables['stockLenses'] };

function bands(from: ExpressionBuilder<InLens, 'lens'>, tier: string) {
  return rowsAsJson(
    from
      .selectFrom('stockBands as band')
      .whereRef('band.lensId', '=', 'lens.id')
      .where('band.tier', '=', tier)
      .select(['sphereMin', 'sphereMax', 'diameter'])
      .select(['cylinderMin', 'cylinderMax'])
      .select((of) => breaks(of).as('breaks'))
      .orderBy('band.position'),
  );
}

type InBand = InLens & { band: Tables['stockBands'] };

function breaks(from: ExpressionBuilder<InBand, 'lens' | 'band'>) {
  return rowsAsJson(
    from
      .selectFrom('stockBreaks as break')
      .whereRef('break.lensId', '=', 'band.lensId')
      .whereRef('break.tier', '=', 'band.tier')
      .whereRef('break.position', '=', 'band.position')
      .select(['fromPieces as from', priceToday('break').as('price')])
      .orderBy('fromPieces'),
  );
}

interface LensRow {
  id: string;
  code: string;
  nameFa: string;
  nameEn: string;
  refractiveIndex: number;
  bands: StockBand[];
}

function lensOf({ id, code, nameFa, nameEn, refractiveIndex, bands }: LensRow): StockLensPrices {
  return { id, code, name: { fa: nameFa, en: nameEn }, index: refractiveIndex, bands };
}
