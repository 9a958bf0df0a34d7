import findSheet from '../../styles/find/find.scss?url';
import { lazy } from '../base/lazy-code.ts';
import { withLazy } from '../base/with-lazy.ts';

export const findDialog = lazy(
  async () => (await import('./FindDialog.tsx')).FindDialog,
  findSheet,
);

type Show = (dialog: Awaited<ReturnType<typeof findDialog.fetch>>) => void;

/** Opens the global search. */
export const openFind = (show: Show): Promise<void> => withLazy(findDialog, show);

/** Elements in which a question mark is text or a key has another meaning. */
const typed = 'input:not([type="checkbox"]), select, textarea';

/** Shows the keyboard shortcuts, unless the `?` was typed as text or the screen has already handled it. */
export async function openKeys(
  { target, defaultPrevented }: KeyboardEvent,
  show: Show,
): Promise<void> {
  if (defaultPrevented || (target instanceof Element && target.matches(typed))) return;
  await withLazy(findDialog, show);
}
