import { atom, computed } from 'nanostores';
import { callApi } from '../../api/client.ts';
import { paths } from '../../api/paths.ts';
import type { StockCatalogue } from '../../domain/stock/stock.ts';
import { withoutCounts } from '../../domain/stock/visitor.ts';
import { storageKeys } from '../../panel/storage-keys.ts';
import { keptJson } from '../shell/kept-json.ts';
import { $apiReachable, $signedIn } from '../shell/session.ts';

/** The stock as it was last fetched, when (ms since 1970), and for which account: a visitor is told no counts. */
type KeptStock = { account: string | null; at: number; stock: StockCatalogue };

/**
 * Kept on the device, so that an order can be composed without a line, by the last counts that were told. What this
 * panel wrote itself is not held against the schema: for that every visit would fetch it. A catalogue of another form
 * gets a key of its own.
 */
const $kept = keptJson<KeptStock | null>(storageKeys.stock, null, (kept) =>
  Array.isArray((kept as KeptStock).stock.lenses) ? (kept as KeptStock) : null,
);

// An open form goes on without the counts and prices of an account whose session is over.
$signedIn.listen((signedIn) => {
  const kept = $kept.get();
  if (!kept?.account || kept.account === signedIn?.account.id) return;
  $kept.set({ ...kept, account: null, stock: withoutCounts(kept.stock) });
});

/** The lenses on the lab's shelf; null until they were fetched once. */
export const $stock = computed($kept, (kept) => kept?.stock ?? null);

/** When the counts were told, ms since 1970. */
export const $stockAt = computed($kept, (kept) => kept?.at ?? null);

/** Whether counts and prices are those of whoever is here. */
export const $stockPricesKnown = computed(
  [$kept, $signedIn],
  (kept, signedIn) => signedIn !== null && kept?.account === signedIn.account.id,
);

/** How the last try to fetch it went. */
export const $stockFetch = atom<'fetching' | 'done' | 'failed'>('fetching');

/** Fetches the stock behind what is shown; true when what is shown now is what the lab has. */
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

/** What has not changed stays the very same, so that nothing is drawn anew for it. */
function same(fetched: StockCatalogue): StockCatalogue {
  const known = $stock.get();
  return known && JSON.stringify(known) === JSON.stringify(fetched) ? known : fetched;
}

function refreshIfSeen(): void {
  if (document.visibilityState === 'visible') void refreshStock();
}

/** Keeps the counts fresh while a screen shows them: now, and when the reader, the account or the line comes back. */
export function followStock(): () => void {
  const refresh = () => void refreshStock();
  refresh();
  const forget = $signedIn.listen((signedIn, before) => {
    if (signedIn?.account.id !== before?.account.id) refresh();
  });
  window.addEventListener('online', refresh);
  document.addEventListener('visibilitychange', refreshIfSeen);
  return () => {
    forget();
    window.removeEventListener('online', refresh);
    document.removeEventListener('visibilitychange', refreshIfSeen);
  };
}
