import type { Generated, GeneratedAlways } from 'kysely';

interface StockLensRow {
  id: string;
  position: number;
  code: string;
  nameFa: string;
  nameEn: string;
  refractiveIndex: number;
}

interface StockCellRow {
  lensId: string;
  diameter: number;
  sphere: number;
  cylinder: number;
  /** Reorder level in pieces; null if the lab does not monitor it. */
  level: Generated<number | null>;
  /** Its key in the shelf tables. */
  item: GeneratedAlways<string>;
}

interface StockBandKey {
  lensId: string;
  tier: string;
  position: number;
}

interface StockBandRow extends StockBandKey {
  sphereMin: number;
  sphereMax: number;
  cylinderMin: number;
  cylinderMax: number;
  diameter: number | null;
}

interface StockBreakRow extends StockBandKey {
  fromPieces: number;
  price: number | null;
}

/** Stock lenses and their prices. The shelf tables hold the quantities. */
export interface StockTables {
  stockLenses: StockLensRow;
  stockCells: StockCellRow;
  stockBands: StockBandRow;
  stockBreaks: StockBreakRow;
}
