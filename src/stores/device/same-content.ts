/** Whether two things that are kept as data say the same, written in the same order. */
export function isSameContent(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
