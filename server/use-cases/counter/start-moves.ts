import { repeatedly } from '../../process/concurrency/repeatedly.ts';
import type { Mover } from './move-order.ts';
import { workOnMoves } from './work-on-moves.ts';

/** Pause between two looks for moves that nobody works on, ms: a process that was killed has left them. */
const pauseMs = 5_000;

/** Goes on with moves of many orders. The returned function ends it, after what is being done. */
export function startMoves(mover: Mover): () => Promise<void> {
  return repeatedly('moves of many orders', pauseMs, (ending) => workOnMoves(mover, ending));
}
