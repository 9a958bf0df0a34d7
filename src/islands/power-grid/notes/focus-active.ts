/** Focuses the active cell once it is drawn. Does nothing on touch screens, whose strip has no cells. */
export function focusActive(): void {
  requestAnimationFrame(() =>
    setTimeout(() =>
      document.querySelector<HTMLElement>('.power-grid-cell[tabindex="0"]')?.focus(),
    ),
  );
}
