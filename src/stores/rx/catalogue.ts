import { atom, computed } from 'nanostores';
import * as z from 'zod/mini';
import { callApi } from '../../api/client.ts';
import { paths } from '../../api/paths.ts';
import { type LensCatalogue, lensCatalogue } from '../../domain/catalogue/lens.ts';
import { withoutPrices } from '../../domain/catalogue/visitor-catalogue.ts';
import { storageKeys } from '../../panel/storage-keys.ts';
import { keptJson } from '../shell/kept-json.ts';
import { $apiReachable, $signedIn } from '../shell/session.ts';

/** The catalogue as it was last fetched, and for which account: prices are an account's own, a visitor sees none. */
const keptCatalogue = z.object({ account: z.nullable(z.string()), catalogue: lensCatalogue });
type KeptCatalogue = z.infer<typeof keptCatalogue>;

/** Kept on the device, so that a lens can be chosen without a line. */
const $kept = keptJson<KeptCatalogue | null>(
  storageKeys.catalogue,
  null,
  (kept) => keptCatalogue.safeParse(kept).data ?? null,
);

// An open form goes on without the prices of an account whose session is over.
$signedIn.listen((signedIn) => {
  const kept = $kept.get();
  if (!kept?.account || kept.account === signedIn?.account.id) return;
  $kept.set({ account: null, catalogue: withoutPrices(kept.catalogue) });
});

/** The lenses on offer; null until they were fetched once. */
export const $catalogue = computed($kept, (kept) => kept?.catalogue ?? null);

/** Whether the catalogue's prices are those of whoever is here; without them "no price" would say something untrue. */
export const $pricesKnown = computed(
  [$kept, $signedIn],
  (kept, signedIn) => signedIn !== null && kept?.account === signedIn.account.id,
);

/** How the last try to fetch it went. */
export const $catalogueFetch = atom<'fetching' | 'done' | 'failed'>('fetching');

/** Fetches the catalogue behind what is shown; an unchanged one costs a few bytes and disturbs nobody. */
export async function refreshCatalogue(): Promise<void> {
  $catalogueFetch.set('fetching');
  const account = $signedIn.get()?.account.id ?? null;
  const answer = await callApi<LensCatalogue>(paths.catalogue);
  $apiReachable.set(answer.kind !== 'offline');
  $catalogueFetch.set(answer.kind === 'answer' ? 'done' : 'failed');
  if (answer.kind === 'answer') keep({ account, catalogue: answer.value });
}

function keep(fetched: KeptCatalogue): void {
  const kept = $kept.get();
  const isKnown =
    kept?.account === fetched.account && kept.catalogue.revision === fetched.catalogue.revision;
  if (!isKnown) $kept.set(fetched);
}

/** Keeps the catalogue fresh while a screen shows it: now, when somebody signs in or out, when the line is back. */
export function followCatalogue(): () => void {
  const refresh = () => void refreshCatalogue();
  refresh();
  const forget = $signedIn.listen((signedIn, before) => {
    if (signedIn?.account.id !== before?.account.id) refresh();
  });
  window.addEventListener('online', refresh);
  return () => {
    forget();
    window.removeEventListener('online', refresh);
  };
}
