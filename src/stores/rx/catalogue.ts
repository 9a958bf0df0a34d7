import { atom, computed } from 'nanostores';
import * as z from 'zod/mini';
import { paths } from '../../api/paths.ts';
import { type LensCatalogue, lensCatalogue } from '../../domain/catalogue/lens.ts';
import { withoutPrices } from '../../domain/catalogue/visitor-catalogue.ts';
import { storageKeys } from '../../panel/storage-keys.ts';
import { keptJson } from '../abilities/kept-json.ts';
import { readList } from '../lists/read-list.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { $apiReachable, $signedIn } from '../shell/session.ts';

/** The catalogue last fetched, and for which account. Prices differ by account; a visitor gets none. */
const keptCatalogue = z.object({ account: z.nullable(z.string()), catalogue: lensCatalogue });
type KeptCatalogue = z.infer<typeof keptCatalogue>;

/** Stored on the device, so that a lens can be chosen offline. */
const $kept = keptJson<KeptCatalogue | null>(
  storageKeys.catalogue,
  null,
  (kept) => keptCatalogue.safeParse(kept).data ?? null,
);

// Once its session is over, an account's prices are removed from the open form.
$signedIn.listen((signedIn) => {
  const kept = $kept.get();
  if (!kept?.account || kept.account === signedIn?.account.id) return;
  $kept.set({ account: null, catalogue: withoutPrices(kept.catalogue) });
});

/** Lenses on offer; null until first fetched. */
export const $catalogue = computed($kept, (kept) => kept?.catalogue ?? null);

/** Whether the prices are those of the signed-in account. If not, "no price" would be wrong. */
export const $pricesKnown = computed(
  [$kept, $signedIn],
  (kept, signedIn) => signedIn !== null && kept?.account === signedIn.account.id,
);

/** State of the last fetch. */
export const $catalogueFetch = atom<'fetching' | 'done' | 'failed'>('fetching');

const accountNow = () => $signedIn.get()?.account.id ?? null;

/** Fetches the catalogue in the background. If it has not changed, nothing is redrawn. */
export async function refreshCatalogue(): Promise<void> {
  $catalogueFetch.set('fetching');
  const account = accountNow();
  const kept = $kept.get();
  const known = kept?.account === account ? kept.catalogue : undefined;
  const answer = await readList<LensCatalogue>(paths.catalogue, known);
  $apiReachable.set(answer.kind !== 'offline');
  $catalogueFetch.set(answer.kind === 'answer' ? 'done' : 'failed');
  if (answer.kind === 'answer' && account === accountNow()) {
    keep({ account, catalogue: answer.value });
  }
}

function keep(fetched: KeptCatalogue): void {
  const kept = $kept.get();
  const isKnown =
    kept?.account === fetched.account && kept.catalogue.revision === fetched.catalogue.revision;
  if (!isKnown) $kept.set(fetched);
}

/** Fetches the catalogue now, when the user changes and when back online. */
export function followCatalogue(): () => void {
  return keepFresh(() => void refreshCatalogue());
}
