/** Leads the keyboard to the active cell once it is drawn; the touch screen's strip has none. */
export function focusActive(): void {
  requestAnimationFrame(() =>
    setTimeout(() =>
      document.querySelector<HTMLElement>('.power-grid-cell[tabindex="0"]')?.focus(),
    ),
  );
}
