import type { OrdersAnswer } from '../../../../src/api/orders/contract.ts';
import type { Refusal } from '../../../../src/api/refusal.ts';
import type { Delivery } from '../../../../src/domain/delivery/delivery.ts';
import type { Order, OrderSummary } from '../../../../src/domain/order/order.ts';
import { stockCellKey } from '../../../../src/domain/stock/chart.ts';
import type { StockCatalogue } from '../../../../src/domain/stock/stock.ts';
import type { Answer, Call, Seen } from '../operation.ts';
import { labelOf, type Request } from './read-call.ts';

/** An answer as the client received it; undefined if it received none or only part of one. */
export type Response = { status: number; body: unknown } | undefined;

const unknown: Answer = { is: 'unknown' };

/** A row of a list. */
export const rowOf = ({ id, account, state, reference, total }: OrderSummary): Seen => {
  return { order: id, account: account.id, state, reference, total };
};

function seenOf(order: Order): Seen {
  const events = order.events.map(({ id, event, remake }) => ({
    ...{ id, event },
    ...(remake && { remake }),
  }));
  return { ...rowOf(order), events };
}

/** A delivery note, and its orders. */
function notedOf(delivery: Delivery): Answer {
  const { id: note, number, account, shippedAt, lines } = delivery;
  const ids = (of: Delivery['lines']) => of.map(({ order }) => order.id).toSorted();
  const missing = ids(lines.filter(({ isMissing }) => isMissing));
  const shown = { orders: ids(lines), label: labelOf(delivery), isShipped: shippedAt !== null };
  return {
    is: 'noted',
    note: { account: account.id, note, number, ...shown, missing },
    orders: lines.map(({ order }) => rowOf(order)),
  };
}

/** Pieces of each power in the list of stock lenses. */
function countsOf({ lenses }: StockCatalogue): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { id: lens, charts } of lenses) {
    for (const { diameter, spheres, cylinders, onHand } of charts) {
      for (const [row, sphere] of spheres.entries()) {
        for (const [column, cylinder] of cylinders.entries()) {
          const count = onHand[row]?.[column];
          const item = stockCellKey({ lens, diameter, sphere, cylinder });
          if (typeof count === 'number') counts[item] = count;
        }
      }
    }
  }
  return counts;
}

/** Whether a page is the only page of an unfiltered list. */
function isWhole({ path }: Request, { next }: OrdersAnswer): boolean {
  const { searchParams } = new URL(path, 'http://server');
  return next === null && [...searchParams.keys()].every((name) => name === 'limit');
}

function readBody({ does }: Call, request: Request, { status, body }: NonNullable<Response>) {
  const read: Record<Call['does'], () => Answer> = {
    place: () => ({ is: 'done', isNew: status === 201, seen: seenOf(body as Order) }),
    act: () => ({ is: 'done', isNew: status === 201, seen: seenOf(body as Order) }),
    correct: () => ({ is: 'done', isNew: status === 201, seen: seenOf(body as Order) }),
    withdraw: () => ({
      is: 'outcome',
      outcome: (body as { outcome: 'placed' | 'withdrawn' }).outcome,
    }),
    read: () => ({ is: 'seen', seen: seenOf(body as Order) }),
    pack: () => notedOf(body as Delivery),
    shipNote: () => notedOf(body as Delivery),
    receive: () => notedOf(body as Delivery),
    readNote: () => notedOf(body as Delivery),
    dissolve: () => ({ is: 'dissolved' }),
    list: () => {
      const page = body as OrdersAnswer;
      return { is: 'listed', orders: page.orders.map(rowOf), isWhole: isWhole(request, page) };
    },
    // With `since`, the answer may contain only what has changed.
    count: () =>
      'lenses' in (body as object)
        ? { is: 'counted', pieces: countsOf(body as StockCatalogue) }
        : unknown,
  };
  return read[does]();
}

/** What a client learnt from an answer. After a server error anything may have happened. */
export function readAnswer(call: Call, request: Request, response: Response): Answer {
  if (!response || response.status >= 500 || response.status === 304) return unknown;
  const { status, body } = response;
  if (status === 200 || status === 201) return readBody(call, request, response);
  return { is: 'refused', code: (body as Refusal | undefined)?.code ?? String(status) };
}
