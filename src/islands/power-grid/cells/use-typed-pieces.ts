import { useLayoutEffect, useState } from 'react';
import type { CellPieces } from '../../../domain/power-grid/cells.ts';
import type { CellPosition } from '../../../domain/power-grid/window.ts';
import {
  type PiecesProblem,
  readPieces,
  type StockUnit,
  stepPieces,
} from '../../../domain/shelf/pieces.ts';
import { setPieces } from '../../../stores/power-grid/edits.ts';
import { holdOpen } from '../../../stores/shelf/open-quantities.ts';

type Cell = { position: CellPosition; pieces: CellPieces; unit: StockUnit };

/** A quantity being typed. It is committed on leaving the field; an invalid one stays there with a message. */
export function useTypedPieces({ position, pieces, unit }: Cell) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<PiecesProblem | null>(null);

  function write(text: string): void {
    const reading = readPieces(text, unit);
    setTyped(text);
    // No new error appears while typing, but a shown one disappears when the input is corrected.
    if (problem) setProblem(reading.kind === 'problem' ? reading.code : null);
  }

  /** Commits the input. Returns false if it isn't a valid quantity. */
  function settle(): boolean {
    if (typed === null) return true;
    const reading = readPieces(typed, unit);
    if (reading.kind === 'problem') {
      setProblem(reading.code);
      return false;
    }
    setPieces(position, reading.kind === 'pieces' ? reading.value : null);
    forget();
    return true;
  }

  // In some browsers, clicking "Send" doesn't move the focus, so the field isn't blurred.
  useLayoutEffect(() => (typed === null ? undefined : holdOpen(settle)));

  function step(direction: 1 | -1): void {
    setPieces(position, stepPieces(pieces, unit, direction));
    forget();
  }

  function forget(): void {
    setTyped(null);
    setProblem(null);
  }

  return { typed, problem, write, settle, step };
}
