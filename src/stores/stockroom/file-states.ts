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

/** Reads what the lab has of all charts and of the accessories that are named; null when it cannot. */
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

/** Where the book of these powers is read. */
export function chartPaths(items: readonly string[]) {
  const cells = items.map(cellOfKey);
  return new Set(cells.map(({ lens, diameter }) => stockroomPaths.cells(lens, diameter)));
}
