import { atom, computed } from 'nanostores';
import * as z from 'zod/mini';
import { cataloguePath } from '../../api/catalogue/paths.ts';
import { type LensCatalogue, lensCatalogue } from '../../domain/catalogue/lens.ts';
import { withoutPrices } from '../../domain/catalogue/visitor-catalogue.ts';
import { storageKeys } from '../../panel/storage-keys.ts';
import { persistentJson } from '../browser-support/persistent-json.ts';
import { $pricedFor } from '../lists/caller.ts';
import { type ListFetch, readList } from '../lists/read-list.ts';
import { keepFresh } from '../shell/keep-fresh.ts';

/** The catalogue last fetched, when (ms since 1970), and for which account. A visitor gets no prices. */
const keptCatalogue = z.object({
  account: z.nullable(z.string()),
  at: z.optional(z.number()),
  catalogue: lensCatalogue,
});
type KeptCatalogue = z.infer<typeof keptCatalogue>;

/** Stored on the device, so that a lens can be chosen offline. */
const $kept = persistentJson<KeptCatalogue | null>(
  storageKeys.catalogue,
  null,
  (kept) => keptCatalogue.safeParse(kept).data ?? null,
);

// Once its session is over, an account's prices are removed from the open form.
$pricedFor.listen((account) => {
  const kept = $kept.get();
  if (!kept?.account || kept.account === account) return;
  $kept.set({ ...kept, account: null, catalogue: withoutPrices(kept.catalogue) });
});

/** Lenses on offer; null until first fetched. */
export const $catalogue = computed($kept, (kept) => kept?.catalogue ?? null);

/** When the lenses were fetched, ms since 1970; null if not known. */
export const $catalogueAt = computed($kept, (kept) => kept?.at ?? null);

/** Whether the prices are those of the account that orders. If not, "no price" would be wrong. */
export const $pricesKnown = computed(
  [$kept, $pricedFor],
  (kept, account) => account !== null && kept?.account === account,
);

/** State of the last fetch. */
export const $catalogueFetch = atom<ListFetch>('fetching');

/** Fetches the catalogue in the background. If it has not changed, nothing is redrawn. */
export async function refreshCatalogue(): Promise<void> {
  const kept = $kept.get();
  const known = kept && { account: kept.account, list: kept.catalogue };
  const fetched = await readList<LensCatalogue>(cataloguePath, known, $catalogueFetch);
  if (!fetched) return;
  $kept.set({ account: fetched.account, at: Date.now(), catalogue: fetched.list });
}

/** Fetches the catalogue now, when the user changes and when back online. */
export function followCatalogue(): () => void {
  return keepFresh(() => void refreshCatalogue());
}
