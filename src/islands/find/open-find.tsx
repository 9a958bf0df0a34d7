import type { ReactNode } from 'react';
import { lazy } from '../base/lazy-code.ts';
import { withLazy } from '../base/with-lazy.ts';

const dialog = lazy(async () => (await import('./load-find.ts')).loadFind());

/** Where a question mark is typed as text, or a key has another meaning. */
const typed = 'input:not([type="checkbox"]), select, textarea';

/** Whether a question mark asks for the keys: not while it is typed, and not where the screen has answered it. */
const asksForKeys = ({ target, defaultPrevented }: Event) =>
  !defaultPrevented && !(target instanceof Element && target.matches(typed));

/**
 * Shows what a press asks for: by a question mark the keys of the screen, by any other key, or without one, the field that
 * finds everything. An open dialog is answered first.
 */
export async function openFind(
  pressed: KeyboardEvent | null,
  show: (dialog: ReactNode) => void,
): Promise<void> {
  const isForKeys = pressed !== null && /[?\u061f]/.test(pressed.key);
  if (document.querySelector('.modal, dialog[open]') || (isForKeys && !asksForKeys(pressed)))
    return;
  await withLazy(dialog, (View) => {
    show(<View part={isForKeys ? 'keys' : 'find'} onClose={() => show(null)} />);
  });
}
