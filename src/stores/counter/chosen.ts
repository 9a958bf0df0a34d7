import { computed } from 'nanostores';
import type { OrderSummary } from '../../domain/order/order.ts';
import { mostInFile, type ReadOrders, readListed } from '../orders/download-orders.ts';
import { $choiceQuery } from '../orders/list-choice.ts';
import { $chosenCount, $isAllMatching, leftOutOrders } from './all-matching.ts';
import { $selectedOrders } from './selection.ts';

/** Most orders printed at once. */
const mostPrinted = 200;

/** Whether the chosen orders are known to be few enough to print. */
export const $canPrint = computed(
  $chosenCount,
  (count) => count !== null && count > 0 && count <= mostPrinted,
);

/** The selected orders, or all that match; null if those cannot be read. */
export async function readChosen(most: number = mostInFile): Promise<ReadOrders | null> {
  if (!$isAllMatching.get()) return { found: $selectedOrders.get(), isWhole: true };
  const leftOut = new Set(leftOutOrders().map(({ id }) => id));
  const read = await readListed($choiceQuery.get() ?? '', most + leftOut.size);
  if (!read) return null;
  const found = read.found.filter(({ id }) => !leftOut.has(id));
  return { found: found.slice(0, most), isWhole: read.isWhole && found.length <= most };
}

/** The orders to print; see `readChosen`. */
export async function chosenToPrint(): Promise<readonly OrderSummary[]> {
  const read = await readChosen(mostPrinted);
  if (!read) throw new Error('the orders to print were not read');
  return read.found;
}
