import { stockCellKey } from '../../domain/stock/chart.ts';
import type { TypedItem } from '../../domain/stockroom/compose-posting.ts';
import type { PostingKind } from '../../domain/stockroom/movement-kind.ts';
import { $head, clearTyped, notedOf, readView, typedLines } from './desk.ts';
import { enterTyped } from './post.ts';

/** What was typed into the grids of all lenses. */
export function typedCells(kind: PostingKind): TypedItem[] {
  return typedLines(kind).map((line) => {
    const item = stockCellKey(line);
    return { item, pieces: line.pieces, state: notedOf(item) };
  });
}

/** Enters what was typed into the grids, all of it or nothing. */
export async function enterCells(): Promise<void> {
  const { kind } = $head.get();
  if (await enterTyped(typedCells(kind), readView)) clearTyped(kind);
}
