import { map } from 'nanostores';

/**
 * What the browser refuses: `settings`, to store settings (`localStorage`); `records`, to store orders (IndexedDB);
 * `space`, more data; `pages`, to keep the panel for offline use; `clock`, to tell the right time.
 */
export type Trouble = 'settings' | 'records' | 'space' | 'pages' | 'clock';

/** The troubles of this browser. What says so is fetched with the first. */
export const $troubles = map<{ readonly [Each in Trouble]?: boolean }>({});

/** Says that the browser has a trouble, or no longer. */
export function report(trouble: Trouble, isThere = true): void {
  $troubles.setKey(trouble, isThere);
}

/** Whether orders are in this page's memory alone. */
export function isInMemory(): boolean {
  const { records, space } = $troubles.get();
  return Boolean(records || space);
}
