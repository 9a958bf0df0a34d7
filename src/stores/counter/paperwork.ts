import { atom } from 'nanostores';
import { orderPaths } from '../../api/orders/paths.ts';
import type { Order, OrderSummary } from '../../domain/order/order.ts';
import { readOwn } from '../shell/read-own.ts';
import { onOtherPerson } from '../shell/session.ts';

/** Progress or result of printing tickets or preparing lab files; orders are named by their numbers. */
export type Paperwork =
  | { kind: 'reading'; done: number; total: number }
  | { kind: 'printed'; count: number; unread: readonly string[] }
  | { kind: 'files'; count: number; without: readonly string[]; unread: readonly string[] }
  | { kind: 'failed' };

export const $paperwork = atom<Paperwork | null>(null);

/** Requests at a time. */
const atOnce = 4;

/** Reads the orders in full, in their order; `unread` are the numbers of those that could not be read. */
export async function readWhole(
  orders: readonly OrderSummary[],
): Promise<{ whole: Order[]; unread: string[] }> {
  const read: (Order | undefined)[] = [];
  const left = orders.entries();
  let done = 0;
  $paperwork.set({ kind: 'reading', done, total: orders.length });
  const readSome = async () => {
    for (const [place, { id, account }] of left) {
      const own = await readOwn(orderPaths.order(id, account.id));
      read[place] = own.kind === 'read' ? own.value : undefined;
      done += 1;
      $paperwork.set({ kind: 'reading', done, total: orders.length });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, readSome));
  return {
    whole: read.filter((order) => order !== undefined),
    unread: orders.filter((_, place) => !read[place]).map(({ number }) => number),
  };
}

export function closePaperwork(): void {
  $paperwork.set(null);
}

onOtherPerson(() => closePaperwork());
