import type { CorrectionReason, PostingKind } from './movement-kind.ts';
import type { Posting } from './posting.ts';
import type { ShelfState } from './shelf-chart.ts';

/** Whether pieces are taken off the book or added to it. */
export type Direction = 'less' | 'more';

/** Which way a reason goes; both ways where it does not say. */
export const directionOf: Readonly<Record<CorrectionReason, Direction | null>> = {
  damaged: 'less',
  missing: 'less',
  toSupplier: 'less',
  found: 'more',
  mistyped: null,
  other: null,
};

/** What is said of all lines of a posting. */
export interface PostingHead {
  kind: PostingKind;
  /** For corrections. */
  reason: CorrectionReason;
  /** For corrections whose reason goes both ways. */
  direction: Direction;
  note: string;
}

/** The pieces typed for an item, and for a count what the book said when they were typed. */
export interface TypedItem {
  item: string;
  pieces: number;
  state: ShelfState | undefined;
}

/** The posting that typed pieces become. A count without the book of its moment is left out. */
export function composePosting(head: PostingHead, typed: readonly TypedItem[]): Posting {
  const { kind, reason, note } = head;
  const lines = typed.map(({ item, pieces }) => ({ item, pieces }));
  if (kind === 'count') return { kind, note, lines: typed.flatMap(countedLine) };
  if (kind !== 'correction') return { kind, note, lines };
  const isLess = (directionOf[reason] ?? head.direction) === 'less';
  const signed = lines.map((line) => ({ ...line, pieces: isLess ? -line.pieces : line.pieces }));
  return { kind, reason, note, lines: signed };
}

function countedLine({ item, pieces, state }: TypedItem) {
  return state ? [{ item, counted: pieces, promised: state.promised, seen: state.seen }] : [];
}
