import { sumParts } from '../prices/sum-parts.ts';
import { readToman } from '../typed/toman.ts';
import type { Rials } from '../vocabulary/money.ts';
import type { Order } from './order.ts';

/** The sum of an order's priced parts. The lab quotes a price only for the others. */
export function pricedBefore({ price: { parts } }: Order): Rials {
  return parts ? sumParts(parts, null).known : 0;
}

/** The whole price of an order once the lab has typed the price of the rest, in toman; null until then. */
export function quotedTotal(order: Order, typed: string): Rials | null {
  const rest = readToman(typed);
  return rest === null ? null : pricedBefore(order) + rest;
}
