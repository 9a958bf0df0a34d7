import type { Generated } from 'kysely';
import type { DiscountScope } from '../../../src/domain/prices/discount-scopes.ts';

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

interface DiscountRow {
  id: string;
  position: number;
  nameFa: string;
  nameEn: string;
  /** In whole percent. */
  percent: number;
  appliesTo: DiscountScope;
  /** Within how many days of its first pair a second pair gets it; null if it is for all orders. */
  pairDays: number | null;
  /** Null for the accounts of every tier. */
  forTier: string | null;
  /** Null for all accounts. */
  forAccount: string | null;
  /** As it was when the discount was saved. */
  forAccountName: string | null;
  /** Days at the lab; it has no end where the last one is null. */
  fromDay: string;
  untilDay: string | null;
}

interface BasePriceRow {
  item: string;
  price: number | null;
}

/** Price groups, discounts, prices that hold from a day on, and a view of those in the catalogue's own tables. */
export interface PriceTables {
  tiers: TierRow;
  datedPrices: DatedPriceRow;
  basePrices: BasePriceRow;
  discounts: DiscountRow;
}
