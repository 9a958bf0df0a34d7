import type { Issue } from '../vocabulary/issue.ts';
import type { Posting, PostingLine } from './posting.ts';
import { stockroomLimits } from './stockroom-limits.ts';

/** An item as it is on the shelf now. */
export interface ShelfItem {
  onHand: number;
  /** Of a count, what was on hand after the movement it has seen; undefined if there was no such movement. */
  seenOnHand?: number | undefined;
}

/** What a line does to its item. A count that finds all right moves 0 pieces. */
export interface Move {
  item: string;
  pieces: number;
  counted: number | null;
  promised: number | null;
}

/** What a posting does, or why it cannot be done; with issues nothing is done. */
export interface JudgedPosting {
  moves: Move[];
  issues: Issue[];
}

/** Applies a posting's lines to the shelf. Paths of issues are `lines.3.pieces` and `note`. */
export function judgePosting(
  posting: Posting,
  find: (line: PostingLine) => ShelfItem | undefined,
): JudgedPosting {
  const judged: JudgedPosting = { moves: [], issues: [] };
  if (posting.kind === 'correction' && posting.reason === 'other' && posting.note === '') {
    judged.issues.push({ path: 'note', code: 'required' });
  }
  const seen = new Set<string>();
  for (const [index, line] of posting.lines.entries()) {
    const judgement = seen.has(line.item)
      ? ({ path: 'item', code: 'repeatedLine' } as const)
      : judgeLine(line, find(line));
    seen.add(line.item);
    if ('item' in judgement) judged.moves.push(judgement);
    else judged.issues.push({ ...judgement, path: `lines.${index}.${judgement.path}` });
  }
  return judged;
}

function judgeLine(line: PostingLine, item: ShelfItem | undefined): Move | Issue {
  if (!item) return { path: 'item', code: 'unknownItem' };
  if (!('counted' in line)) return withinLimits({ ...line, counted: null, promised: null }, item);
  const { counted, promised } = line;
  if (item.seenOnHand === undefined) return { path: 'seen', code: 'invalid' };
  const pieces = counted - promised - item.seenOnHand;
  return withinLimits({ item: line.item, pieces, counted, promised }, item);
}

/** `missing`: so many pieces more would have to be there for the orders that took them. */
function withinLimits(move: Move, { onHand }: ShelfItem): Move | Issue {
  const path = move.counted === null ? 'pieces' : 'counted';
  const after = onHand + move.pieces;
  if (after < 0) return { path, code: 'stockShort', params: { onHand, missing: -after } };
  const max = stockroomLimits.onHand;
  return after > max ? { path, code: 'outOfRange', params: { max } } : move;
}
