/**
 * Index of the part of a page being read: the last one whose top has passed the line below the bars, or the last part
 * of all at the end of the page. `tops` are in pixels from the top of the window, in ascending order.
 */
export function currentPart(
  tops: readonly number[],
  { line, isAtEnd }: { line: number; isAtEnd: boolean },
): number {
  if (isAtEnd) return tops.length - 1;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  );
}
