import type { Move } from './judge-posting.ts';
import type { Posting } from './posting.ts';

/** Number of items named in a summary; the shelf history has all of them. */
const named = 20;

/** A short summary of a posting, because a receipt may have 50,000 lines. */
export function summariseMoves(posting: Posting, moves: readonly Move[]) {
  const { note } = posting;
  return {
    ...(posting.kind === 'correction' && { reason: posting.reason }),
    ...(note && { note }),
    items: moves.length,
    pieces: moves.reduce((sum, { pieces }) => sum + pieces, 0),
    moved: Object.fromEntries(moves.slice(0, named).map(({ item, pieces }) => [item, pieces])),
  };
}
