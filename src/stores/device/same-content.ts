/** Whether two values are the same JSON, with keys in the same order. */
export function isSameContent(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
