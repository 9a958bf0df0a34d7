/**
 * Which of the parts of a page is read: the last one that has passed the line below the bars, at the page's end the last
 * of all. Each is where it begins, in pixels from the top of the window, from the top down.
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
