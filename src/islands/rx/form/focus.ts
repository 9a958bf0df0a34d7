import { breakpoints } from '../../../panel/constants.ts';

/** Puts the focus on an element, out from under what stays in sight at the bottom of narrow screens. */
export function focusInSight(element: HTMLElement | undefined): void {
  element?.focus();
  element?.scrollIntoView({ block: 'nearest' });
}

/** Where keys are at hand and the focus calls up no keyboard on the screen. */
const desk = `(pointer: fine) and (min-width: ${breakpoints.md}px)`;

/** Begins at the first field, at a desk; a page that was scrolled and what has the focus already are left alone. */
export function focusAtOpening(): void {
  const { activeElement, body } = document;
  // A navigation leaves the focus on the heading.
  const isFree = activeElement === body || activeElement?.id === 'page-title';
  if (!isFree || window.scrollY > 0 || !window.matchMedia(desk).matches) return;
  document.getElementById('reference')?.focus({ preventScroll: true });
}

/** What is to have the focus once it is on the page. */
let pending: (() => HTMLElement | undefined) | null = null;

function focusWhenThere(find: () => HTMLElement | undefined): void {
  pending = find;
  focusPending();
}

/** Gives the focus to what waited for it to come, if it came. */
export function focusPending(): void {
  const found = pending?.();
  if (!found) return;
  pending = null;
  focusInSight(found);
}

/** Who types somewhere else meanwhile is not to be taken away from there. */
export function forgetPending(): void {
  pending = null;
}

/** Puts the focus on a field by its name, be it still on its way; of a group of alternatives on the chosen one. */
export function focusField(name: string): void {
  focusWhenThere(() => {
    const members = [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
    return members.find(({ checked }) => checked) ?? members[0];
  });
}

/** Puts the focus on the first field of a part, be it still on its way. */
export function focusFirst(id: string): void {
  focusWhenThere(
    () => document.querySelector<HTMLElement>(`#${id} :is(input, select):enabled`) ?? undefined,
  );
}

/** Puts the focus on what dismisses a warning. */
export function focusWarning({ path, code }: { path: string; code: string }): void {
  focusWhenThere(() => document.getElementById(`${path}-${code}`) ?? undefined);
}
