/** Maximum of each, inclusive. */
export const stockroomLimits = {
  /** Lines per posting. */
  lines: 50_000,
  /** Pieces per line. */
  pieces: 100_000,
  /** Pieces of one item on the shelf. */
  onHand: 1_000_000,
  /** UTF-16 code units of a note. */
  note: 200,
} as const;
