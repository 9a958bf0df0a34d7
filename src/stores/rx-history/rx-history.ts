import { atom } from 'nanostores';
import { withQuery } from '../../api/api-path.ts';
import { rxHistoryPath } from '../../api/rx-history/paths.ts';
import { earlierOfDraft, type FoundRx, isFoundBy } from '../../domain/rx-history/earlier-draft.ts';
import { searchWords } from '../../domain/typed/search-words.ts';
import { $caller, needsCaller } from '../lists/caller.ts';
import { keptRx } from '../rx/kept-rx.ts';
import { type ReadState, readOwn } from '../shell/read-own.ts';
import { onOtherPerson } from '../shell/session.ts';

/** Found by what was typed, newest first. `noCaller`: the lab has to say first whose customer it is. */
export type RxHistory = {
  readonly state: 'nothingTyped' | 'noCaller' | ReadState;
  readonly found: readonly FoundRx[];
};

const nothing: RxHistory = { state: 'nothingTyped', found: [] };

/** The earlier prescriptions of the customer that is looked for. */
export const $rxHistory = atom<RxHistory>(nothing);

let turn = 0;

onOtherPerson(() => forgetEarlier());

/** Forgets what was found; a pending response is then stale. */
export function forgetEarlier(): void {
  turn += 1;
  $rxHistory.set(nothing);
}

/** How long to wait for the next letter, ms. */
const searchDelayMs = 300;

let pending: ReturnType<typeof setTimeout> | undefined;

/** Looks for a customer once typing pauses. */
export function typeCustomer(text: string): void {
  clearTimeout(pending);
  pending = setTimeout(() => void findEarlier(text), searchDelayMs);
}

/** Finds a customer's earlier prescriptions, at the lab and on this device, by words of the reference or the name. */
export async function findEarlier(text: string): Promise<void> {
  clearTimeout(pending);
  const words = searchWords(text);
  if (words.length === 0) return forgetEarlier();
  if (needsCaller($caller.get())) return $rxHistory.set({ state: 'noCaller', found: [] });
  turn += 1;
  const asked = turn;
  $rxHistory.set({ ...$rxHistory.get(), state: 'reading' });
  const [kept, own] = await Promise.all([keptHere(words), readOwn(pathOf(text.trim()))]);
  if (asked !== turn || own.kind === 'outdated') return;
  const atLab = own.kind === 'read' ? own.value.prescriptions : [];
  $rxHistory.set({
    state: own.kind === 'read' ? 'done' : own.problem,
    found: newestFirst(kept, atLab),
  });
}

function pathOf(text: string) {
  const account = $caller.get()?.id;
  return withQuery(rxHistoryPath, new URLSearchParams({ text, ...(account && { account }) }));
}

/** What of the orders kept on this device is found. */
async function keptHere(words: readonly string[]): Promise<FoundRx[]> {
  const kept = await keptRx();
  return kept.flatMap((preorder) =>
    isFoundBy(preorder, words) ? (earlierOfDraft(preorder) ?? []) : [],
  );
}

/** An order that was sent a moment ago may still be on the device. */
function newestFirst(kept: readonly FoundRx[], atLab: readonly FoundRx[]): FoundRx[] {
  const waiting = kept.filter(({ id }) => !atLab.some((each) => each.id === id));
  return [...waiting, ...atLab].sort((one, other) => other.placedAt.localeCompare(one.placedAt));
}
