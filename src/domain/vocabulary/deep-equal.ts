/** Deep equality of plain data with equal key order, as produced by the same schema or function. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
