/** What of a draft may wait for stock, by the keys of the lines. */
type Waiting<Line> = {
  readonly lines: readonly Line[];
  readonly waits: readonly string[];
};

/** Places of the lines of which what is missing may wait for stock. */
export const waitingLines = <Line>(
  { lines, waits }: Waiting<Line>,
  keyOf: (line: Line) => string,
): number[] => lines.flatMap((line, place) => (waits.includes(keyOf(line)) ? [place] : []));

/** A count as it is checked: of what may wait, no quantity is too much. */
export const countUnless = <Count>(mayWait: boolean, count: Count): Count | 'hidden' =>
  mayWait && typeof count === 'number' ? 'hidden' : count;
