import type { Issue } from '../vocabulary/issue.ts';
import { missingLine } from './shortage.ts';

/** What of a draft may wait for stock, by the keys of the lines. */
type Waiting<Line> = {
  readonly lines: readonly Line[];
  readonly waits: readonly string[];
  keyOf: (line: Line) => string;
};

/** Places of the lines of which what is missing may wait for stock. */
export function waitingLines<Line>({ lines, waits, keyOf }: Waiting<Line>): number[] {
  return lines.flatMap((line, place) => (waits.includes(keyOf(line)) ? [place] : []));
}

/** Issues without the shortages of lines that may wait. */
export function withoutWaiting<Line>(issues: readonly Issue[], waiting: Waiting<Line>): Issue[] {
  const places = waitingLines(waiting);
  return issues.filter((issue) => !places.includes(missingLine(issue) ?? -1));
}
