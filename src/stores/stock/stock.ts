import { atom, computed } from 'nanostores';
import { callApi } from '../../api/client.ts';
import { paths } from '../../api/paths.ts';
import type { StockCatalogue } from '../../domain/stock/stock.ts';
import { withoutCounts } from '../../domain/stock/visitor.ts';
import { isSameContent } from '../../domain/vocabulary/same-content.ts';
import { storageKeys } from '../../panel/storage-keys.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { keptJson } from '../shell/kept-json.ts';
import { $apiReachable, $signedIn } from '../shell/session.ts';

/** The stock last fetched, when (ms since 1970), and for which account. A visitor gets no counts. */
type KeptStock = { account: string | null; at: number; stock: StockCatalogue };

/**
 * Stored on the device, so that an order can be composed offline with the last known counts. It is not checked against
 * the schema, which every visit would have to download; a changed format gets a new key.
 */
const $kept = keptJson<KeptStock | null>(storageKeys.stock, null, (kept) =>
  Array.isArray((kept as KeptStock).stock.lenses) ? (kept as KeptStock) : null,
);

// Once its session is over, an account's counts and prices are removed from the open form.
$signedIn.listen((signedIn) => {
  const kept = $kept.get();
  if (!kept?.account || kept.account === signedIn?.account.id) return;
  $kept.set({ ...kept, account: null, stock: withoutCounts(kept.stock) });
});

/** Lenses in the lab's stock; null until first fetched. */
export const $stock = computed($kept, (kept) => kept?.stock ?? null);

/** The lab's working days; null while unknown, also in what an earlier version kept. */
export const $stockCalendar = computed($kept, (kept) => kept?.stock.calendar ?? null);

/** When the counts were fetched, ms since 1970. */
export const $stockAt = computed($kept, (kept) => kept?.at ?? null);

/** Whether counts and prices are those of the signed-in account. */
export const $stockPricesKnown = computed(
  [$kept, $signedIn],
  (kept, signedIn) => signedIn !== null && kept?.account === signedIn.account.id,
);

/** State of the last fetch. */
export const $stockFetch = atom<'fetching' | 'done' | 'failed'>('fetching');

/** Fetches the stock in the background; true if the counts shown are now the lab's. */
export async function refreshStock(): Promise<boolean> {
  $stockFetch.set('fetching');
  const account = $signedIn.get()?.account.id ?? null;
  const answer = await callApi<StockCatalogue>(paths.stock);
  $apiReachable.set(answer.kind !== 'offline');
  $stockFetch.set(answer.kind === 'answer' ? 'done' : 'failed');
  if (answer.kind !== 'answer') return false;
  $kept.set({ account, at: Date.now(), stock: same(answer.value) });
  return true;
}

/** Returns the known object if nothing changed, so that nothing is redrawn. */
function same(fetched: StockCatalogue): StockCatalogue {
  const known = $stock.get();
  return known && isSameContent(known, fetched) ? known : fetched;
}

function refreshIfSeen(): void {
  if (document.visibilityState === 'visible') void refreshStock();
}

/** Fetches counts now, when the tab becomes visible, when the user changes and when back online. */
export function followStock(): () => void {
  const stop = keepFresh(() => void refreshStock());
  document.addEventListener('visibilitychange', refreshIfSeen);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', refreshIfSeen);
  };
}
