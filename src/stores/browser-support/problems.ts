import { map } from 'nanostores';

/**
 * What the browser refuses: `settings`, to store settings (`localStorage`); `records`, to store
 * orders (IndexedDB); `space`, more data; `pages`, to keep the panel for offline use; `clock`, to
 * give the right time.
 */
export type Problem = 'settings' | 'records' | 'space' | 'pages' | 'clock';

/** The problems of this browser. The code that shows them is fetched with the first. */
export const $problems = map<{ readonly [Each in Problem]?: boolean }>({});

/** Sets or clears a problem of the browser. */
export function report(problem: Problem, isThere = true): void {
  $problems.setKey(problem, isThere);
}

/** Whether orders are only in this page's memory. */
export function isInMemory(): boolean {
  const { records, space } = $problems.get();
  return Boolean(records || space);
}
