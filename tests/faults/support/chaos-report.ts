import type { Fates } from '../../support/failing-line.ts';
import { orderKinds } from '../../support/screen-steps.ts';
import type { StoredOrder } from './stored-orders.ts';

/** The result of a run. */
export type ChaosEnd = {
  title: string;
  /** References of the orders that the panel accepted. */
  taken: readonly string[];
  stored: readonly StoredOrder[];
  fates: Fates;
  kills: Record<string, number>;
  /** Orders on the device when the faults ended, and how long sending them took, ms. */
  waited: number;
  took: number;
  /** Orders that are still on the device. */
  left: readonly string[];
};

export type ChaosLimits = { fewestOrders: number; mostPostsPerOrder: number };

/** Prints a run's figures and returns what is wrong with them. */
export function reportChaos(
  { title, taken, stored, fates, kills, waited, took, left }: ChaosEnd,
  { fewestOrders, mostPostsPerOrder }: ChaosLimits,
): string[] {
  const found = new Set(stored.map(({ reference }) => reference));
  const known = new Set(taken);
  const missing = taken.filter((each) => !found.has(each));
  const doubled = stored.length - found.size;
  const strange = [...found].filter((each) => !known.has(each));
  const posts = Object.values(fates).reduce((sum, each) => sum + each, 0);
  const perOrder = posts / taken.length;
  const kinds = orderKinds.map(
    (wanted) => `${wanted} ${stored.filter(({ kind }) => kind === wanted).length}`,
  );
  const figures: Record<string, string> = {
    'orders taken by the panel': String(taken.length),
    'in the database': `${found.size} (${kinds.join(', ')})`,
    missing: `${missing.length} ${missing.slice(0, 5).join(', ')}`,
    doubled: String(doubled),
    posts: `${posts}, ${perOrder.toFixed(2)} an order ${JSON.stringify(fates)}`,
    kills: JSON.stringify(kills),
    'waiting at the end': `${waited}, sent within ${(took / 1000).toFixed(1)} s`,
  };
  console.log(`chaos: ${title}`);
  for (const [name, figure] of Object.entries(figures)) {
    console.log(`  ${name.padEnd(28)}${figure}`);
  }
  return [
    missing.length > 0 && 'orders are missing',
    doubled > 0 && 'orders are doubled',
    left.length > 0 && `still on the device: ${left.slice(0, 5).join(', ')}`,
    strange.length > 0 && `orders that no screen took: ${strange.slice(0, 5).join(', ')}`,
    perOrder >= mostPostsPerOrder && `${mostPostsPerOrder} posts an order or more`,
    taken.length < fewestOrders && `fewer than ${fewestOrders} orders`,
  ].filter((fault) => fault !== false);
}
