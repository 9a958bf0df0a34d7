import { sql } from 'kysely';
import type { Discount } from '../../../src/domain/prices/discount.ts';

/** A discount and its scope: the accounts of a tier, one account, or if both are null, all accounts. */
export type StoredDiscount = Omit<Discount, 'pairDays'> & {
  pairDays: number | null;
  tier: string | null;
  account: string | null;
};

/** The discounts that apply today at the lab, in the lab's order, as a JSON array. */
export const discountsToday = sql<StoredDiscount[]>`(
  select coalesce(json_agg(json_build_object(
    'name', json_build_object('fa', name_fa, 'en', name_en), 'percent', percent, 'of', applies_to,
    'pairDays', pair_days, 'tier', for_tier, 'account', for_account) order by position, id), '[]')
  from discounts where from_day <= lab_today() and (until_day is null or until_day >= lab_today())
)`;
