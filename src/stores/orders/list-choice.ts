import { atom, computed } from 'nanostores';
import {
  everything,
  type ListChoice,
  readListChoice,
  writeListChoice,
} from '../../domain/order/list-choice.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { writePath } from '../lists/write-path.ts';
import { $router } from '../shell/router.ts';

const searchDelayMs = 300;

/** Which orders the list shows. The address holds it, so that back, reload and a sent link show the same. */
export const $choice = computed($router, (page) =>
  page?.route === 'orders' ? readListChoice(page.search) : everything,
);

/** The choice as a query; null while another screen is open. */
export const $choiceQuery = computed($router, (page) =>
  page?.route === 'orders' ? writeListChoice(readListChoice(page.search)) : null,
);

/** What is typed into the search box; it reaches the address a moment later. */
export const $searchText = atom('');

let pending: ReturnType<typeof setTimeout> | undefined;

function stopPending(): void {
  clearTimeout(pending);
  pending = undefined;
}

/** The address of the list with these filters. */
export function listPath(query: string): string {
  return query === '' ? panelRoutes.orders.path : `${panelRoutes.orders.path}?${query}`;
}

/** Puts the list's filters into the address. */
export function writeAddress(query: string, isNewEntry: boolean): void {
  writePath(listPath(query), isNewEntry);
}

/** An order that is open next to the list stays open when the filters change. */
function withOpened(query: string): string {
  const { open = '', of = '' } = $router.get()?.search ?? {};
  return open === '' ? query : `${query && `${query}&`}open=${open}&of=${of}`;
}

/** Changes some filters and keeps the others. Going back undoes it. */
export function choose(change: Partial<ListChoice>): void {
  stopPending();
  const before = $choice.get();
  const after = { ...before, text: $searchText.get().trim(), ...change };
  const query = writeListChoice(after);
  if (query === writeListChoice(before)) return;
  // Going back from a search leaves it, however often the text was changed.
  const isSameSearch =
    before.text !== '' && query === writeListChoice({ ...before, text: after.text });
  writeAddress(withOpened(query), !isSameSearch);
}

export function toggleState(state: ListChoice['states'][number]): void {
  const { states } = $choice.get();
  const isChosen = states.includes(state);
  choose({ states: isChosen ? states.filter((each) => each !== state) : [...states, state] });
}

/** Shows all orders again. */
export function clearChoice(): void {
  $searchText.set('');
  choose(everything);
}

/** Searches once typing has stopped for a moment. */
export function typeSearch(text: string): void {
  $searchText.set(text);
  stopPending();
  pending = setTimeout(() => choose({}), searchDelayMs);
}

/** Fills the search box from the address, and again when it changes by going back or forward. */
export function followChoice(): () => void {
  const unfollow = $choice.subscribe(({ text }) => {
    if (pending === undefined && $searchText.get().trim() !== text) $searchText.set(text);
  });
  return () => {
    stopPending();
    unfollow();
  };
}
