/** Puts the focus on an element, out from under what stays in sight at the bottom of narrow screens. */
export function focusInSight(element: HTMLElement | undefined): void {
  element?.focus();
  element?.scrollIntoView({ block: 'nearest' });
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
