import { breakpoints } from '../../../panel/constants.ts';

/** Focuses an element and scrolls it clear of the fixed bar on narrow screens. */
export function focusAndReveal(element: HTMLElement | undefined): void {
  element?.focus();
  element?.scrollIntoView({ block: 'nearest' });
}

/** Devices with a real keyboard, where focusing a field opens no on-screen one. */
const desktop = `(pointer: fine) and (min-width: ${breakpoints.md}px)`;

/** Focuses the first field on desktops, unless the page was scrolled or something else has the focus. */
export function focusAtOpening(): void {
  const { activeElement, body } = document;
  // After navigation the focus is on the heading.
  const isFree = activeElement === body || activeElement?.id === 'page-title';
  if (!isFree || window.scrollY > 0 || !window.matchMedia(desktop).matches) return;
  document.getElementById('reference')?.focus({ preventScroll: true });
}

/** Finds the element to focus once it is on the page. */
let pending: (() => HTMLElement | undefined) | null = null;

function focusWhenThere(find: () => HTMLElement | undefined): void {
  pending = find;
  focusPending();
}

/** Focuses the pending element if it is there now. */
export function focusPending(): void {
  const found = pending?.();
  if (!found) return;
  pending = null;
  focusAndReveal(found);
}

/** Cancels the pending focus once the user types elsewhere. */
export function forgetPending(): void {
  pending = null;
}

/** Focuses a field by name, even if it appears later; in a radio group, the chosen one. */
export function focusField(name: string): void {
  focusWhenThere(() => {
    const members = [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
    return members.find(({ checked }) => checked) ?? members[0];
  });
}

/** Focuses the first field of a section, even if it appears later. */
export function focusFirst(id: string): void {
  focusWhenThere(
    () => document.querySelector<HTMLElement>(`#${id} :is(input, select):enabled`) ?? undefined,
  );
}

/** Focuses the button that acknowledges a warning. */
export function focusWarning({ path, code }: { path: string; code: string }): void {
  focusWhenThere(() => document.getElementById(`${path}-${code}`) ?? undefined);
}
