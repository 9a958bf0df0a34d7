import { stockroomPaths } from '../../../src/api/stockroom/paths.ts';
import { stockCellKey } from '../../../src/domain/stock/chart.ts';
import { stockCell } from '../../server/support/stock-request.ts';
import { type Person, postElsewhere } from './order-desk.ts';

/** As the lab, adds pieces of HMC powers, given by sphere, to the shelf or removes them. */
export async function movePieces(
  lab: Person,
  kind: 'receipt' | 'correction',
  pieces: ReadonlyMap<number, number>,
): Promise<void> {
  const lines = Array.from(pieces, ([sphere, moved]) => {
    return { item: stockCellKey(stockCell(sphere, 0)), pieces: moved };
  });
  const data = { kind, lines, ...(kind === 'correction' && { reason: 'missing' }) };
  await postElsewhere(lab, stockroomPaths.postings, data);
}
