import { repeatedly } from '../../process/concurrency/repeatedly.ts';
import type { Mover } from './move-order.ts';
import { workOnMoves } from './work-on-moves.ts';

/** Pause in ms between two checks for moves that a killed process has left unfinished. */
const pauseMs = 5_000;

/** Starts processing moves of many orders. The returned function stops it after the current work. */
export function startMoves(mover: Mover): () => Promise<void> {
  return repeatedly('moves of many orders', pauseMs, (ending) => workOnMoves(mover, ending));
}
