import { map } from 'nanostores';

/**
 * What the browser refuses: `settings`, to store settings (`localStorage`); `records`, to store
 * orders (IndexedDB); `space`, more data; `pages`, to keep the panel for offline use; `clock`, to
 * give the right time.
 */
export type Trouble = 'settings' | 'records' | 'space' | 'pages' | 'clock';

/** The troubles of this browser. The code that shows them is fetched with the first. */
export const $troubles = map<{ readonly [Each in Trouble]?: boolean }>({});

/** Says that the browser has a trouble, or no longer. */
export function report(trouble: Trouble, isThere = true): void {
  $troubles.setKey(trouble, isThere);
}

/** Whether orders are only in this page's memory. */
export function isInMemory(): boolean {
  const { records, space } = $troubles.get();
  return Boolean(records || space);
}
