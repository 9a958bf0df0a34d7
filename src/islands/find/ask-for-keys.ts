/** Shows the keys of the screen by the key that the header listens to anyway, so that no screen carries the dialog. */
export function askForKeys(): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: '?' }));
}
