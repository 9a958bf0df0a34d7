import type { TypedItem } from './compose-posting.ts';

/** A change to the lab's assortment, in the format of `src/domain/revisions`. */
export interface CellChange {
  item: string;
  value: { level: number | null } | null;
}

/**
 * Converts typed numbers to changes. `levels`: the target quantity of a power, 0 for none. `powers`: 0 removes a power
 * from the chart, any other number adds it. Values already in place are left out.
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
