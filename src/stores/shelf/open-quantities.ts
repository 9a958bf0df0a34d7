const open = new Set<() => boolean>();

/**
 * Registers a quantity that is being typed and not in the order yet, until the returned function is called. `take`
 * commits it to the order, or marks the field and returns false if it isn't a valid number.
 */
export function holdOpen(take: () => boolean): () => void {
  open.add(take);
  return () => void open.delete(take);
}

/** Commits every quantity still being typed. Returns false if one of them isn't a valid number. */
export function takeOpen(): boolean {
  const refused = [...open].filter((take) => !take());
  return refused.length === 0;
}
