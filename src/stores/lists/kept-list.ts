import { atom, computed } from 'nanostores';
import type { ApiPath } from '../../api/api-path.ts';
import type { LabCalendar } from '../../domain/catalogue/lab-calendar.ts';
import { persistentJson } from '../browser-support/persistent-json.ts';
import { $pricedFor } from '../caller/caller.ts';
import { $addOwn } from '../correcting/correcting.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { type FetchedList, type ListFetch, type RevisedList, readList } from './read-list.ts';

/** What the lab offers, as its API answers it. */
type OfferedList = RevisedList & { readonly calendar: LabCalendar };

/** The list last fetched, when (ms since 1970), and for which account. A visitor gets neither prices nor counts. */
type Kept<List> = FetchedList<List> & { at: number };

/** How a list is fetched and kept. */
type ListSource<List extends OfferedList> = {
  path: ApiPath<{ GET: List }>;
  /** Key in `localStorage`. A changed format needs a new one: what is kept is not checked against the schema. */
  key: string;
  isList: (kept: List) => boolean;
  /** The list without the prices and counts of an account. */
  forVisitor: (list: List) => List;
};

/**
 * A list of what the lab offers, with prices and counts. It is stored on the device, so that an order can be composed
 * offline with those last known.
 */
export function createKeptList<List extends OfferedList>(source: ListSource<List>) {
  const { path, key, isList, forVisitor } = source;
  const $kept = persistentJson<Kept<List> | null>(key, null, (kept) =>
    isList((kept as Kept<List>).list) ? (kept as Kept<List>) : null,
  );

  // Once its session is over, an account's prices and counts are removed from the open form.
  $pricedFor.listen((account) => {
    const kept = $kept.get();
    if (!kept?.account || kept.account === account) return;
    $kept.set({ ...kept, account: null, list: forVisitor(kept.list) });
  });

  /** Null until first fetched. */
  const $list = computed([$kept, $addOwn], (kept, addOwn) =>
    kept ? (addOwn?.(kept.list) ?? kept.list) : null,
  );

  /** State of the last fetch. */
  const $fetch = atom<ListFetch>('fetching');

  /** Fetches the list in the background; true if the list shown is now up to date. */
  async function refresh(): Promise<boolean> {
    const fetched = await readList(path, $kept.get(), $fetch);
    if (fetched) $kept.set({ ...fetched, at: Date.now() });
    return fetched !== undefined;
  }

  function refreshIfSeen(): void {
    if (document.visibilityState === 'visible') void refresh();
  }

  return {
    $list,
    $fetch,
    /** The lab's working days; null while unknown, also in what an earlier version kept. */
    $calendar: computed($kept, (kept) => kept?.list.calendar ?? null),
    /** When the list was fetched, ms since 1970; null if not known. */
    $at: computed($kept, (kept) => kept?.at ?? null),
    /** Whether prices and counts are for the ordering account. If not, “no price” would be wrong. */
    $pricesKnown: computed(
      [$kept, $pricedFor],
      (kept, account) => account !== null && kept?.account === account,
    ),
    refresh,
    /** Fetches the list now, when the tab becomes visible, when the user changes and when back online. */
    follow(): () => void {
      const stop = keepFresh(() => void refresh());
      document.addEventListener('visibilitychange', refreshIfSeen);
      return () => {
        stop();
        document.removeEventListener('visibilitychange', refreshIfSeen);
      };
    },
  };
}
