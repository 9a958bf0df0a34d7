import type { OrderScope } from '../orders/read-orders.ts';
import type { Database } from '../pool/database.ts';
import { lookUp } from './look-up.ts';
import { isByPromise, type OrderFilter } from './order-filter.ts';
import type { PageRequest } from './placed-page.ts';
import type { Stretch } from './stretch.ts';
import { walk } from './walk.ts';

/** Whether no index leads straight to the matching orders. */
export function isSearch(filter: OrderFilter): boolean {
  const { words, needs, counted, parcels, states, kinds, from, to } = filter;
  if (words.length > 0) return true;
  if (needs || counted || parcels.length > 0) return states.length + kinds.length > 0;
  return isByPromise(filter) && (states.length > 0 || kinds.length > 0 || !!from || !!to);
}

/**
 * Searches the list from a position on. Reads a limited amount, and returns what it found and where it stopped. For the
 * lab, it looks up words that few orders have. Frequent words are found by walking through the orders; so are the
 * orders of one account or in one state, of which there may be few.
 */
export async function findKeys(
  database: Database,
  scope: OrderScope,
  page: PageRequest,
): Promise<Stretch> {
  const { account, needs, counted, parcels, order, states, kinds } = page.filter;
  const isOfFew = needs || counted || parcels.length > 0;
  const isWalked = account !== undefined || isOfFew || order !== 'newest';
  if (isWalked) return walk(database, scope, page);
  const isNarrowed = states.length + kinds.length > 0;
  const walked = isNarrowed ? await walk(database, scope, page) : undefined;
  if (walked && isEnough(walked, page)) return walked;
  const lookedUp = await lookUp(database, page);
  if (!lookedUp) return walked ?? walk(database, scope, page);
  const isBest = !walked || isEnough(lookedUp, page) || isFurther(lookedUp, walked);
  return isBest ? lookedUp : walked;
}

const isEnough = ({ found, until }: Stretch, { size }: PageRequest) =>
  until === null || found.length === size;

const isFurther = (one: Stretch, other: Stretch) =>
  (one.until?.placedAt.getTime() ?? 0) < (other.until?.placedAt.getTime() ?? 0);
