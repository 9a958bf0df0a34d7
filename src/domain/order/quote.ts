import { sumParts } from '../prices/sum-parts.ts';
import { readToman } from '../typed/toman.ts';
import type { Rials } from '../vocabulary/money.ts';
import type { Order } from './order.ts';

/** What the parts of an order that have a price come to; the lab names a price for the others alone. */
export function pricedBefore({ price: { parts } }: Order): Rials {
  return parts ? sumParts(parts, null).known : 0;
}

/** The whole price of an order once the lab has typed what the rest costs, in toman; null until then. */
export function quotedTotal(order: Order, typed: string): Rials | null {
  const rest = readToman(typed);
  return rest === null ? null : pricedBefore(order) + rest;
}
