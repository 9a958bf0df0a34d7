import type { Generated } from 'kysely';
import type { DiscountScope } from '../../../src/domain/prices/discount-scopes.ts';

interface TierRow {
  id: string;
  position: number;
  nameFa: string;
  nameEn: string;
}

interface DatedPriceRow {
  /** What the price is for, in the format of the database's `price_item()`. */
  item: string;
  /** A day at the lab, `2026-12-22`. */
  validFrom: string;
  price: number | null;
  /** The tier that has this price; empty for the general price. */
  tier: Generated<string>;
  /** Whether the tier goes back to the general price on that day. */
  isGeneral: Generated<boolean>;
}

interface DiscountRow {
  id: string;
  position: number;
  nameFa: string;
  nameEn: string;
  /** In whole percent. */
  percent: number;
  appliesTo: DiscountScope;
  /** A second pair gets it within this many days of its first pair; null if the discount is for all orders. */
  pairDays: number | null;
  /** Null for the accounts of every tier. */
  forTier: string | null;
  /** Null for all accounts. */
  forAccount: string | null;
  /** The name when the discount was saved. */
  forAccountName: string | null;
  /** Days at the lab. The last one is null if it has no end. */
  fromDay: string;
  untilDay: string | null;
}

interface BasePriceRow {
  item: string;
  price: number | null;
}

/** Price groups, discounts, prices that apply from a day on, and a view of those in the catalogue's own tables. */
export interface PriceTables {
  tiers: TierRow;
  datedPrices: DatedPriceRow;
  basePrices: BasePriceRow;
  discounts: DiscountRow;
}
