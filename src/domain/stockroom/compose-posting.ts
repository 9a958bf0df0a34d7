import type { CorrectionReason, PostingKind } from './movement-kind.ts';
import type { Posting } from './posting.ts';
import type { ShelfState } from './shelf-chart.ts';

/** Whether pieces are subtracted from recorded stock or added to it. */
export type Direction = 'less' | 'more';

/** The direction of each reason; null if it can be either. */
export const directionOf: Readonly<Record<CorrectionReason, Direction | null>> = {
  damaged: 'less',
  missing: 'less',
  toSupplier: 'less',
  found: 'more',
  mistyped: null,
  other: null,
};

/** What applies to all lines of a posting. */
export interface PostingHead {
  kind: PostingKind;
  /** For corrections. */
  reason: CorrectionReason;
  /** For corrections whose reason can go either way. */
  direction: Direction;
  note: string;
}

/** The pieces typed for an item and, for a count, the recorded stock at the time. */
export interface TypedItem {
  item: string;
  pieces: number;
  state: ShelfState | undefined;
}

/** Builds a posting from typed pieces. A count without the recorded stock of its moment is left out. */
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
