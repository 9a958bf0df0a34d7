/** The values that occur more than once. */
export function doubledIn(all: readonly string[]): string[] {
  const met = new Set<string>();
  const again = new Set<string>();
  for (const each of all) {
    if (met.has(each)) again.add(each);
    met.add(each);
  }
  return [...again];
}
