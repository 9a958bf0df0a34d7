import type { Generated } from 'kysely';

interface TierRow {
  id: string;
  position: number;
  nameFa: string;
  nameEn: string;
}

interface DatedPriceRow {
  /** What it is the price of, as the database's `price_item()` names it. */
  item: string;
  /** Day at the lab, `2026-12-22`. */
  validFrom: string;
  price: number | null;
  /** The tier whose own price it is; empty for the general price. */
  tier: Generated<string>;
  /** Whether the tier has only the general price from that day on. */
  isGeneral: Generated<boolean>;
}

interface BasePriceRow {
  item: string;
  price: number | null;
}

/** Price groups, prices that hold from a day on, and a view of those in the catalogue's own tables. */
export interface PriceTables {
  tiers: TierRow;
  datedPrices: DatedPriceRow;
  basePrices: BasePriceRow;
}
