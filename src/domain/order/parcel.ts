import type { Preorder } from './preorder.ts';

/** Most orders of a group, which is as many as a delivery holds. */
export const parcelLimits = { orders: 100 } as const;

/** The group of orders that were sent together, and the place of one of them there, from 0. */
export type ParcelPlace = { id: string; place: number };

type ForWhom = Pick<Preorder, 'id' | 'caller' | 'corrects'>;

/** The account that an order is for: without a caller, that of who sends it. */
const accountOf = ({ caller }: ForWhom): string => caller?.id ?? '';

/**
 * The groups of pre-orders that are sent together, each with its place, by its id. A group is of one account, and of two
 * orders at least; a correction stays in the group of the order that it corrects.
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
