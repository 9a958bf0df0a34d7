import type { Generated, GeneratedAlways } from 'kysely';

interface StockLensRow {
  id: string;
  position: number;
  code: string;
  name_fa: string;
  name_en: string;
  refractive_index: number;
}

interface StockCellRow {
  lens_id: string;
  diameter: number;
  sphere: number;
  cylinder: number;
  /** Reorder level in pieces; null where the lab does not watch it. */
  level: Generated<number | null>;
  /** Its key on the shelf. */
  item: GeneratedAlways<string>;
}

interface StockBandKey {
  lens_id: string;
  tier: string;
  position: number;
}

interface StockBandRow extends StockBandKey {
  sphere_min: number;
  sphere_max: number;
  cylinder_min: number;
  cylinder_max: number;
  diameter: number | null;
}

interface StockBreakRow extends StockBandKey {
  from_pieces: number;
  price: number | null;
}

/** Stock lenses and their prices; how many there are is on the shelf. */
export interface StockTables {
  stock_lenses: StockLensRow;
  stock_cells: StockCellRow;
  stock_bands: StockBandRow;
  stock_breaks: StockBreakRow;
}
