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
  /** Reorder level in pieces; null where the lab does not watch it. */
  level: Generated<number | null>;
  /** Its key on the shelf. */
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

/** Stock lenses and their prices; how many there are is on the shelf. */
export interface StockTables {
  stockLenses: StockLensRow;
  stockCells: StockCellRow;
  stockBands: StockBandRow;
  stockBreaks: StockBreakRow;
}
