/** Somebody who waits for pieces of an item; `filled` of them have come. */
export type Waiting = { readonly item: string; readonly pieces: number; readonly filled: number };

/**
 * Gives the pieces on hand to those who wait for them, in the order in which they are listed. Returns who gets how many
 * now; who gets none is left out.
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
