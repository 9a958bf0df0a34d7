import { atom, computed, map } from 'nanostores';
import { type BasketResult, isSettled } from '../../domain/order/basket-result.ts';
import { type ParcelPlace, sentParcels } from '../../domain/order/parcel.ts';
import type { Preorder } from '../../domain/order/preorder.ts';
import { currentId } from '../device/records/sending.ts';
import { deselect } from './selection.ts';

/** A result, with the pre-order as of pressing Send, because it leaves the list once it is sent. */
export type SentPreorder = { preorder: Preorder; result: BasketResult };

/** Results of sending several, by the id when Send was pressed. */
const $results = map<Readonly<Record<string, SentPreorder | undefined>>>({});

/** Results in the order of the list. */
export const $allResults = computed($results, (results) =>
  Object.values(results).filter((each) => each !== undefined),
);

/** Places in their groups of the pre-orders sent last, by id. */
export const $places = atom<ReadonlyMap<string, ParcelPlace>>(new Map());

/** The groups of at least two orders that the lab has or will get. */
export const $sentParcels = computed([$places, $results], (places, results) =>
  sentParcels(places, (id) => {
    const result = results[id]?.result;
    return result !== undefined && isSettled(result);
  }),
);

/** Number of pre-orders done and in total while sending several; null otherwise. */
export const $progress = atom<{ done: number; total: number } | null>(null);

/** Shows the result of a pre-order, under its current id. A final result removes it from the selection. */
export function note(preorder: Preorder, result: BasketResult): void {
  const current = { ...preorder, id: currentId(preorder.id) };
  $results.setKey(preorder.id, { preorder: current, result });
  if (result.kind === 'sending') return;
  const progress = $progress.get();
  if (progress) $progress.set({ ...progress, done: progress.done + 1 });
  if (isSettled(result)) deselect(preorder.id);
}

export function clearResults(): void {
  $results.set({});
}
