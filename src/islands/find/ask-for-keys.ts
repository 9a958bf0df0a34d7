/** Shows the keyboard shortcuts by simulating `?`, which the header handles, so that no screen bundles the dialog. */
export function askForKeys(): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: '?' }));
}
