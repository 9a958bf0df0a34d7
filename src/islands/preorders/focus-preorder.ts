/** Moves the focus to the card of a pre-order, once it is drawn. */
export function focusPreorder(id: string): void {
  requestAnimationFrame(() => document.getElementById(`preorder-${id}`)?.focus());
}
