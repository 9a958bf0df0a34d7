import { atom } from 'nanostores';
import { withQuery } from '../../api/api-path.ts';
import { rxHistoryPath } from '../../api/rx-history/paths.ts';
import { earlierOfDraft, type FoundRx, isFoundBy } from '../../domain/rx-history/earlier-draft.ts';
import { searchWords } from '../../domain/typed/search-words.ts';
import { $caller, $pricedFor, needsCaller } from '../caller/caller.ts';
import { keptRx } from '../rx/kept-rx.ts';
import { debounce } from '../shell/debounce.ts';
import { type ReadState, readOwn } from '../shell/read-own.ts';
import { onOtherPerson } from '../shell/session.ts';

/** Prescriptions found for the typed text, newest first. `noCaller`: the lab has to choose the account first. */
export type RxHistory = {
  readonly state: 'nothingTyped' | 'noCaller' | ReadState;
  readonly found: readonly FoundRx[];
  /** When the lab has more orders than it searches at once: the instant before which it did not search. */
  readonly searchedTo?: string | undefined;
};

const nothing: RxHistory = { state: 'nothingTyped', found: [] };

/** Search results: earlier prescriptions of the customer. */
export const $rxHistory = atom<RxHistory>(nothing);

let turn = 0;

/** Delay of the search after the last key, ms. */
const searchDelayMs = 300;

onOtherPerson(() => forgetEarlier());
// Another account's customers must not be offered for this one's order.
$pricedFor.listen(() => forgetEarlier());

/** Clears the results, and discards a pending search or response. */
export function forgetEarlier(): void {
  typeCustomer.cancel();
  turn += 1;
  $rxHistory.set(nothing);
}

/** Searches for a customer once typing pauses. */
export const typeCustomer = debounce(findEarlier, searchDelayMs);

/** Finds a customer's earlier prescriptions at the lab and on this device, by words of the reference or the name. */
export async function findEarlier(text: string): Promise<void> {
  typeCustomer.cancel();
  const words = searchWords(text);
  if (words.length === 0) return forgetEarlier();
  turn += 1;
  if (needsCaller($caller.get())) return $rxHistory.set({ state: 'noCaller', found: [] });
  const asked = turn;
  $rxHistory.set({ ...$rxHistory.get(), state: 'reading' });
  const [kept, own] = await Promise.all([keptHere(words), readOwn(pathOf(text.trim()))]);
  if (asked !== turn || own.kind === 'outdated') return;
  const atLab = own.kind === 'read' ? own.value.prescriptions : [];
  $rxHistory.set({
    state: own.kind === 'read' ? 'done' : own.problem,
    found: newestFirst(kept, atLab),
    searchedTo: own.kind === 'read' ? own.value.searchedTo : undefined,
  });
}

function pathOf(text: string) {
  const account = $caller.get()?.id;
  return withQuery(rxHistoryPath, new URLSearchParams({ text, ...(account && { account }) }));
}

/** Finds prescriptions among the orders on this device. */
async function keptHere(words: readonly string[]): Promise<FoundRx[]> {
  const kept = await keptRx();
  return kept.flatMap((preorder) =>
    isFoundBy(preorder, words) ? (earlierOfDraft(preorder) ?? []) : [],
  );
}

/** Merges both lists without duplicates, since an order sent a moment ago may still be on the device. */
function newestFirst(kept: readonly FoundRx[], atLab: readonly FoundRx[]): FoundRx[] {
  const waiting = kept.filter(({ id }) => !atLab.some((each) => each.id === id));
  return [...waiting, ...atLab].sort((one, other) => other.placedAt.localeCompare(one.placedAt));
}
