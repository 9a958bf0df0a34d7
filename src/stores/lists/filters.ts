import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import { debounce } from '../shell/debounce.ts';
import { $router } from '../shell/router.ts';
import { writePath } from './write-path.ts';

/** Filters and sort order of a list: short texts, as in the URL. */
export type Filters = Readonly<Record<string, string>>;

/** The filters of a list, and the functions that change them. */
export interface FilterStore<Chosen extends Filters> {
  $filters: ReadableAtom<Chosen>;
  /** The filters as a query, without those at their initial value; null while another screen is open. */
  $query: ReadableAtom<string | null>;
  /** Text in the search box; copied to the filter `text` once typing pauses. */
  $typed: WritableAtom<string>;
  /** Changes some filters and keeps the others. Going back undoes it. */
  choose(change: Partial<Chosen>): void;
  /** Searches once typing has stopped for a moment. */
  type(text: string): void;
  /** Searches immediately. */
  submit(): void;
  clear(): void;
  /** Fills the search box from the address, and again when it changes by going back or forward. */
  followAddress(): () => void;
}

const searchDelayMs = 300;

/** Filters kept in the screen's URL, so they survive back, reload and sharing the link. */
export function createFilters<Chosen extends Filters>(
  screen: string,
  everything: Chosen,
): FilterStore<Chosen> {
  const names = Object.keys(everything);
  const read = (search: Readonly<Record<string, unknown>>): Chosen => ({
    ...everything,
    ...Object.fromEntries(
      names.filter((name) => name in search).map((name) => [name, String(search[name])]),
    ),
  });
  const queryOf = (filters: Filters) => {
    const chosen = names.filter((name) => filters[name] !== everything[name]);
    return String(new URLSearchParams(chosen.map((name) => [name, filters[name] ?? ''])));
  };
  const $filters = computed($router, (page) =>
    page?.path === screen ? read(page.search) : everything,
  );
  const $typed = atom('');
  const searchSoon = debounce(() => choose({}), searchDelayMs);
  const choose = (change: Partial<Chosen>) => {
    searchSoon.cancel();
    const before = $filters.get();
    const text = 'text' in everything ? { text: $typed.get().trim() } : {};
    const after: Filters = { ...before, ...text, ...change };
    const query = queryOf(after);
    if (query === queryOf(before)) return;
    // Going back leaves a search in one step, however often its text has changed.
    const isSameSearch = !!before.text && query === queryOf({ ...before, text: after.text ?? '' });
    writePath(query ? `${screen}?${query}` : screen, !isSameSearch);
  };
  return {
    $filters,
    $query: computed([$router, $filters], (page, filters) =>
      page?.path === screen ? queryOf(filters) : null,
    ),
    $typed,
    choose,
    type: (text) => {
      $typed.set(text);
      searchSoon();
    },
    submit: () => choose({}),
    clear: () => {
      $typed.set('');
      choose(everything);
    },
    followAddress: () => {
      const unfollow = $filters.subscribe(({ text = '' }) => {
        if (!searchSoon.isPending() && $typed.get().trim() !== text) $typed.set(text);
      });
      return () => {
        searchSoon.cancel();
        unfollow();
      };
    },
  };
}
