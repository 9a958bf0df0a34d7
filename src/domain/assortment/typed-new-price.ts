import type { ItemValues } from '../revisions/item-values.ts';
import { readPriceName } from '../revisions/price-name.ts';
import type { Rials } from '../vocabulary/money.ts';
import type { TypedPrice } from './field.ts';
import { readPlain } from './read-field.ts';

/** A new price as typed, with its tier and first day. */
export type TypedNewPrice = TypedPrice & {
  /** Empty for the general price. */
  readonly tier: string;
  /** Whether the tier returns to the general price. */
  readonly isGeneral: boolean;
  readonly day: string;
  readonly note: string;
};

/** Initial contents of the form for a new price of something. */
export const emptyNewPrice = (name: string): TypedNewPrice => ({
  tier: readPriceName(name).tier ?? '',
  toman: '',
  isOnRequest: false,
  isGeneral: false,
  day: '',
  note: '',
});

export type NewPriceFaults = {
  toman?: 'required' | 'amount';
  day?: 'required';
};

export type NewPrice = {
  readonly tier: string | null;
  readonly value: ItemValues['price'];
  readonly day: string;
};

/** Reads the typed price in rials, or returns faults by field. */
export function readNewPrice(typed: TypedNewPrice): NewPrice | { faults: NewPriceFaults } {
  const { day } = typed;
  const tier = typed.tier.trim();
  const isGeneral = typed.isGeneral && tier !== '';
  const read = isGeneral ? { value: null } : readPlain.price(typed);
  const faults: NewPriceFaults = {
    ...('fault' in read && { toman: read.fault === 'required' ? 'required' : 'amount' }),
    ...(day === '' && { day: 'required' }),
  };
  if ('fault' in read || Object.keys(faults).length > 0) return { faults };
  const price = read.value as Rials | null;
  return { tier: tier || null, value: { price, ...(isGeneral && { isGeneral }) }, day };
}
