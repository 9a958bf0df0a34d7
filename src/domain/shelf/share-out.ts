/** An order waiting for pieces of an item; it has received `filled` of them. */
export type Waiting = { readonly item: string; readonly pieces: number; readonly filled: number };

/**
 * Allocates the pieces on hand to those waiting, in list order. Returns who gets how many now, leaving out those who
 * get none.
 */
export function shareOut<Each extends Waiting>(
  waiting: readonly Each[],
  onHand: ReadonlyMap<string, number>,
): { to: Each; pieces: number }[] {
  const left = new Map(onHand);
  return waiting.flatMap((to) => {
    const rest = left.get(to.item) ?? 0;
    const pieces = Math.min(rest, to.pieces - to.filled);
    left.set(to.item, rest - pieces);
    return pieces > 0 ? [{ to, pieces }] : [];
  });
}
