/** Focuses the card of a pre-order after the next render. */
export function focusPreorder(id: string): void {
  requestAnimationFrame(() => document.getElementById(`preorder-${id}`)?.focus());
}
