import type { Move } from './judge-posting.ts';
import type { Posting } from './posting.ts';

/** Items that a summary names; all of them are in the history of the shelf. */
const named = 20;

/** What a posting did, in short: a receipt may have 50,000 lines. */
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
