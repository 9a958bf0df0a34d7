import type { HandedOrder } from '../../../src/api/hand-off/contract.ts';
import { labOrderOf } from '../../../src/domain/lab-file/of-rx.ts';
import { writeLabFile } from '../../../src/domain/lab-file/write.ts';
import { readLensKinds } from '../../db/hand-off/lens-kinds.ts';
import type { FedOrder } from '../../db/hand-off/read-feed.ts';
import type { Database } from '../../db/pool/database.ts';
import { orderAnswer } from '../orders/order-answer.ts';

/** A file that contains an order for the lab's software. */
export interface OrderFile {
  name: string;
  text: string;
}

/** An order as the feed represents it. */
export function handedOrder({ id, event, at, stored }: FedOrder): HandedOrder {
  return { id, event, at: at.toISOString(), order: orderAnswer(stored) };
}

/**
 * Writes prescriptions as lab files, and all other orders, for which there is no such format, as the feed's JSON. File
 * names consist of the order's number and the event's id, so they stay the same.
 */
export async function writeOrderFiles(
  database: Database,
  fed: readonly FedOrder[],
): Promise<OrderFile[]> {
  const handed = fed.map(handedOrder);
  const designs = handed.flatMap(({ order }) =>
    order.kind === 'rx' ? [order.content.lens.design] : [],
  );
  const kinds = await readLensKinds(database, designs);
  return handed.map((each) => {
    const { id, order } = each;
    const name = `${order.number}.${id}`;
    if (order.kind !== 'rx') return { name: `${name}.json`, text: JSON.stringify(each) };
    const kind = kinds.get(order.content.lens.design) ?? null;
    return { name: `${name}.vca`, text: writeLabFile(labOrderOf(order, kind)) };
  });
}
