import { atom, computed } from 'nanostores';
import {
  everything,
  type ListChoice,
  readListChoice,
  writeListChoice,
} from '../../domain/order/list-choice.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { writePath } from '../lists/write-path.ts';
import { debounce } from '../shell/debounce.ts';
import { $router } from '../shell/router.ts';

const searchDelayMs = 300;

/** The filters of the list. They are in the URL, so that back, reload and a shared link show the same orders. */
export const $choice = computed($router, (page) =>
  page?.route === 'orders' ? readListChoice(page.search) : everything,
);

/** The filters as a query string; null while another screen is open. */
export const $choiceQuery = computed($router, (page) =>
  page?.route === 'orders' ? writeListChoice(readListChoice(page.search)) : null,
);

/** The text in the search box; it reaches the URL a moment later. */
export const $searchText = atom('');

const searchSoon = debounce(() => choose({}), searchDelayMs);

/** The path of the list with these filters. */
export function listPath(query: string): string {
  return query === '' ? panelRoutes.orders.path : `${panelRoutes.orders.path}?${query}`;
}

/** Writes the list's filters to the URL. */
export function writeAddress(query: string, isNewEntry: boolean): void {
  writePath(listPath(query), isNewEntry);
}

/** Keeps the order next to the list open when the filters change. */
function withOpened(query: string): string {
  const { open = '', of = '' } = $router.get()?.search ?? {};
  return open === '' ? query : `${query && `${query}&`}open=${open}&of=${of}`;
}

/** Changes some filters and keeps the others. Going back undoes it. */
export function choose(change: Partial<ListChoice>): void {
  searchSoon.cancel();
  const before = $choice.get();
  const after = { ...before, text: $searchText.get().trim(), ...change };
  const query = writeListChoice(after);
  if (query === writeListChoice(before)) return;
  // Going back leaves a search in one step, however often its text has changed.
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

/** Searches once typing pauses. */
export function typeSearch(text: string): void {
  $searchText.set(text);
  searchSoon();
}

/** Fills the search box from the URL, and again after going back or forward, until the returned function is called. */
export function followChoice(): () => void {
  const unfollow = $choice.subscribe(({ text }) => {
    if (!searchSoon.isPending() && $searchText.get().trim() !== text) $searchText.set(text);
  });
  return () => {
    searchSoon.cancel();
    unfollow();
  };
}
