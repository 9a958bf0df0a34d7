/** Deep equality of plain data whose keys are in the same order, as those of one schema or one function are. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
