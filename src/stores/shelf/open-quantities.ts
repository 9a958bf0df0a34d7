const open = new Set<() => boolean>();

/**
 * Tells of a quantity that is typed and not in the order, until the returned function is called. `take` puts it there, or
 * marks the field and returns false if it is none.
 */
export function holdOpen(take: () => boolean): () => void {
  open.add(take);
  return () => void open.delete(take);
}

/** Takes all quantities that are still typed; false if one is none. */
export function takeOpen(): boolean {
  const refused = [...open].filter((take) => !take());
  return refused.length === 0;
}
