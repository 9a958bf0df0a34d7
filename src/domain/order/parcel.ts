import type { Preorder } from './preorder.ts';

/** Most orders in a group, as many as a delivery can hold. */
export const parcelLimits = { orders: 100 } as const;

/** A group of orders sent together, and an order's zero-based index in it. */
export type ParcelPlace = { id: string; place: number };

type ForWhom = Pick<Preorder, 'id' | 'caller' | 'corrects'>;

/** The account an order is for: the caller's, or the sender's own if there is no caller. */
const accountOf = ({ caller }: ForWhom): string => caller?.id ?? '';

/**
 * Groups and places for pre-orders sent together, by pre-order id. A group belongs to one account and has at least two
 * orders. A correction stays in the group of the order it corrects.
 */
export function placesInParcels(
  together: readonly ForWhom[],
  newId: () => string,
): Map<string, ParcelPlace> {
  const places = new Map<string, ParcelPlace>();
  const sent = together.filter(({ corrects }) => !corrects);
  for (const account of new Set(sent.map(accountOf))) {
    const own = sent.filter((each) => accountOf(each) === account);
    for (let from = 0; from < own.length; from += parcelLimits.orders) {
      const group = own.slice(from, from + parcelLimits.orders);
      const id = newId();
      if (group.length > 1) group.forEach((each, place) => void places.set(each.id, { id, place }));
    }
  }
  return places;
}

/** The groups of which at least two orders were sent, as far as their senders know. */
export function sentParcels(
  places: ReadonlyMap<string, ParcelPlace>,
  isSent: (order: string) => boolean,
): string[] {
  const sent = [...places].flatMap(([order, { id }]) => (isSent(order) ? [id] : []));
  return [...new Set(sent.filter((id, index) => sent.indexOf(id) < index))];
}
