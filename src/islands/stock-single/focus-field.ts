/** Focuses a field by name and scrolls it clear of the fixed bar on narrow screens. */
export function focusField(name: string): void {
  const field = document.querySelector<HTMLElement>(`[name="${name}"]`);
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
}
