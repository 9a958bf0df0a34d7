import type { Issue } from '../vocabulary/issue.ts';
import type { Posting, PostingLine } from './posting.ts';
import { stockroomLimits } from './stockroom-limits.ts';

/** The current shelf state of an item. */
export interface ShelfItem {
  onHand: number;
  /** For a count: pieces on hand after the last movement it took into account; undefined if there was none. */
  seenOnHand?: number | undefined;
}

/** The effect of a line on its item. A count that confirms the stock moves 0 pieces. */
export interface Move {
  item: string;
  pieces: number;
  counted: number | null;
  promised: number | null;
}

/** The effect of a posting, or its issues; with issues, nothing is posted. */
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

/** `missing`: how many more pieces the orders that took them would need. */
function withinLimits(move: Move, { onHand }: ShelfItem): Move | Issue {
  const path = move.counted === null ? 'pieces' : 'counted';
  const after = onHand + move.pieces;
  if (after < 0) return { path, code: 'stockShort', params: { onHand, missing: -after } };
  const max = stockroomLimits.onHand;
  return after > max ? { path, code: 'outOfRange', params: { max } } : move;
}
