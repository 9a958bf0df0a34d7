import type { ApiPath } from '../../api/api-path.ts';
import type { ItemsAnswer } from '../../api/stockroom/contract.ts';
import { stockroomPaths } from '../../api/stockroom/paths.ts';
import {
  cellOfKey,
  type ShelfState,
  type ShelfStates,
} from '../../domain/stockroom/shelf-chart.ts';
import { readOwn } from '../shell/read-own.ts';
import { statesOf } from './items.ts';

/** Reads the stock at the given paths, of charts or of the accessories; null if it cannot be read. */
export async function readStates(
  paths: Iterable<ApiPath<{ GET: ItemsAnswer }>>,
): Promise<ShelfStates | null> {
  const all = new Map<string, ShelfState>();
  for (const path of paths) {
    const answer = await readOwn(path);
    if (answer.kind !== 'read') return null;
    for (const [item, state] of statesOf(answer.value)) all.set(item, state);
  }
  return all;
}

/** The paths from which to read the stock of these powers. */
export function chartPaths(items: readonly string[]) {
  const cells = items.map(cellOfKey);
  return new Set(cells.map(({ lens, diameter }) => stockroomPaths.cells(lens, diameter)));
}
