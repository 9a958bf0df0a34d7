/** Puts the focus on an element, out from under what stays in sight at the bottom of narrow screens. */
export function focusInSight(element: HTMLElement | undefined): void {
  element?.focus();
  element?.scrollIntoView({ block: 'nearest' });
}

/** Puts the focus on a field by its name; of a group of alternatives on the chosen one. */
export function focusField(name: string): void {
  const members = [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
  focusInSight(members.find(({ checked }) => checked) ?? members[0]);
}

/** Puts the focus on what dismisses a warning. */
export function focusWarning({ path, code }: { path: string; code: string }): void {
  focusInSight(document.getElementById(`${path}-${code}`) ?? undefined);
}
