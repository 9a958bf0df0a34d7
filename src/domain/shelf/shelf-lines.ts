/** An order line that takes pieces off the shelf. */
type Counted = { readonly pieces: number };

/** Total pieces. */
export function countPieces(lines: readonly Counted[]): number {
  return lines.reduce((sum, { pieces }) => sum + pieces, 0);
}

/** Sets the pieces of one line; 0 removes it. */
export function setPieces<Line extends Counted>(
  lines: readonly Line[],
  index: number,
  pieces: number,
): Line[] {
  const line = lines[index];
  if (!line) return [...lines];
  return pieces > 0 ? lines.with(index, { ...line, pieces }) : lines.toSpliced(index, 1);
}

/** Adds to the line with the same key, or adds a new line. */
export function addLine<Line extends Counted>(
  lines: readonly Line[],
  added: Line,
  keyOf: (line: Line) => string,
): Line[] {
  const key = keyOf(added);
  const index = lines.findIndex((line) => keyOf(line) === key);
  const known = lines[index];
  if (!known) return [...lines, added];
  return lines.with(index, { ...known, pieces: known.pieces + added.pieces });
}
