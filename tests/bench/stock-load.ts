import { uuidv7 } from 'uuidv7';
import { stockroomPaths } from '../../src/api/stockroom/paths.ts';
import { stockCellKey } from '../../src/domain/stock/chart.ts';
import { stockCell, stockRequest } from '../server/support/stock-request.ts';

/** Powers of the sample's chart; each stock order uses some of them. */
const powers = Array.from({ length: 24 * 16 }, (_, index) => {
  return { sphere: -25 * (index % 24), cylinder: -25 * Math.floor(index / 24) };
});

/** Powers per stock order. */
export const linesOfOrder = 6;

/** The lab receives more pieces of each power than can be ordered during a run. `panel` is the requests' origin. */
export async function fillShelf(origin: string, cookie: string, panel = origin): Promise<void> {
  const lines = powers.map(({ sphere, cylinder }) => {
    return { item: stockCellKey(stockCell(sphere, cylinder)), pieces: 100_000 };
  });
  const headers = { Origin: panel, Cookie: cookie, 'Content-Type': 'application/json' };
  const answer = await fetch(origin + stockroomPaths.postings, {
    method: 'POST',
    headers: { ...headers, 'Idempotency-Key': uuidv7() },
    body: JSON.stringify({ kind: 'receipt', lines }),
  });
  if (answer.status !== 201) throw new Error(`receiving answered ${answer.status}`);
}

let placed = 0;

/** The next stock order, for other powers than the previous one. */
export function stockBody(): string {
  placed += 1;
  const lines = Array.from({ length: linesOfOrder }, (_, index) => {
    const { sphere = 0, cylinder = 0 } = powers[(placed * 7 + index * 31) % powers.length] ?? {};
    return [sphere, cylinder, 2] as const;
  });
  return JSON.stringify(stockRequest(...lines));
}
