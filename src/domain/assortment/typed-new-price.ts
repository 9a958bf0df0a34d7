import type { Rials } from '../vocabulary/money.ts';
import type { TypedPrice } from './field.ts';
import { readPlain } from './read-field.ts';

/** A new price as typed, and the day from which it is to hold. */
export type TypedNewPrice = TypedPrice & { readonly day: string; readonly note: string };

export const noNewPrice: TypedNewPrice = { toman: '', isOnRequest: false, day: '', note: '' };

export type NewPriceFaults = { toman?: 'required' | 'amount'; day?: 'required' };

/** The price that was typed, in rials, or what is wrong with it by field. */
export function readNewPrice(
  typed: TypedNewPrice,
): { price: Rials | null; day: string } | { faults: NewPriceFaults } {
  const read = readPlain.price(typed);
  const faults: NewPriceFaults = {
    ...('fault' in read && { toman: read.fault === 'required' ? 'required' : 'amount' }),
    ...(typed.day === '' && { day: 'required' }),
  };
  if ('fault' in read || typed.day === '') return { faults };
  return { price: read.value as Rials | null, day: typed.day };
}
