/** Runs `act` once the browser has painted its response to the last key or click. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
