/** Puts the focus on a field by its name, out from under what stays in sight at the bottom of narrow screens. */
export function focusField(name: string): void {
  const field = document.querySelector<HTMLElement>(`[name="${name}"]`);
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
}
