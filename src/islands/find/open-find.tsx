import findSheet from '../../styles/find/find.scss?url';
import { lazy } from '../base/lazy-code.ts';
import { withLazy } from '../base/with-lazy.ts';

export const findDialog = lazy(
  async () => (await import('./FindDialog.tsx')).FindDialog,
  findSheet,
);

type Show = (dialog: Awaited<ReturnType<typeof findDialog.fetch>>) => void;

/** Shows the field that finds everything. */
export const openFind = (show: Show): Promise<void> => withLazy(findDialog, show);

/** Where a question mark is typed as text, or a key has another meaning. */
const typed = 'input:not([type="checkbox"]), select, textarea';

/** Shows the keys of the screen, unless the question mark is typed or the screen has answered it. */
export async function openKeys(
  { target, defaultPrevented }: KeyboardEvent,
  show: Show,
): Promise<void> {
  if (defaultPrevented || (target instanceof Element && target.matches(typed))) return;
  await withLazy(findDialog, show);
}
