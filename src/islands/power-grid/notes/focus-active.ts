/** Focuses the active cell once it is drawn. The touch screen's strip has none. */
export function focusActive(): void {
  requestAnimationFrame(() =>
    setTimeout(() =>
      document.querySelector<HTMLElement>('.power-grid-cell[tabindex="0"]')?.focus(),
    ),
  );
}
