import type { TypedItem } from './compose-posting.ts';

/** A change of the lab's assortment, as `src/domain/revisions` names items and their values. */
export interface CellChange {
  item: string;
  value: { level: number | null } | null;
}

/**
 * The changes that typed numbers become. `levels`: the quantity the lab wants to have of a power, 0 for none in
 * particular. `powers`: 0 takes a power out of the chart, any other number takes it in. What is so already is left out.
 */
export function composeChanges(
  task: 'levels' | 'powers',
  typed: readonly TypedItem[],
): CellChange[] {
  return typed.flatMap(({ item, pieces, state }): CellChange[] => {
    const change = { item: `stockCell ${item}`, value: newValue(task, pieces) };
    const isMade = state !== undefined;
    if (task === 'levels') {
      return isMade && state.level !== (pieces || null) ? [change] : [];
    }
    return isMade === pieces > 0 ? [] : [change];
  });
}

function newValue(task: 'levels' | 'powers', pieces: number): CellChange['value'] {
  if (task === 'levels') return { level: pieces || null };
  return pieces > 0 ? { level: null } : null;
}
