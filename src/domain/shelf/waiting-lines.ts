/** The lines of a draft, and the keys of those that may wait for stock. */
type Waiting<Line> = {
  readonly lines: readonly Line[];
  readonly waits: readonly string[];
};

/** Indices of the lines whose missing pieces may wait for stock. */
export const waitingLines = <Line>(
  { lines, waits }: Waiting<Line>,
  keyOf: (line: Line) => string,
): number[] => lines.flatMap((line, place) => (waits.includes(keyOf(line)) ? [place] : []));

/** The count to check against: if a line may wait, no quantity is too large. */
export const countUnless = <Count>(mayWait: boolean, count: Count): Count | 'hidden' =>
  mayWait && typeof count === 'number' ? 'hidden' : count;
