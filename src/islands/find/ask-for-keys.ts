/** Shows the keys of the screen, as a question mark does that is pressed nowhere. */
export function askForKeys(): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: '?' }));
}
