/** Acts once the browser has painted the answer to the last key or press. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
