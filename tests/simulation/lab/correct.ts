import type { CorrectionRequest } from '../../../src/api/orders/contract.ts';
import { advance, findTransition } from '../../../src/domain/lifecycle/order-status.ts';
import type { StockOrder } from '../../../src/domain/stock/stock.ts';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import { answer, type LabResponse, orderOf, refuse } from './answers.ts';
import { type Books, orderKey } from './books.ts';
import { digestOf, priced } from './place.ts';
import { exchangePieces } from './shelf.ts';

/** Replaces what an order asks for. A repeated request changes nothing. */
export function correct(
  books: Books,
  by: SignedIn,
  { id, event }: { id: string; event: string },
  request: CorrectionRequest & { content: StockOrder },
): LabResponse {
  const order = books.orders.get(orderKey(by.account.id, id));
  if (!order) return refuse('notFound');
  const digest = digestOf(request);
  const known = order.correctedBy.get(event);
  if (known === null) return refuse('withdrawn');
  if (known !== undefined) {
    return known === digest ? answer(orderOf(books, order)) : refuse('keyReused');
  }
  if (order.events.some((each) => each.id === event)) return refuse('keyReused');
  const transition = findTransition(order.status, 'shop', 'correct');
  if (!transition) return refuse('notAllowed');
  const last = order.events.findLast((each) => each.event !== 'write');
  if (last?.id !== request.after) return refuse('changed');
  const { issues, ...ordered } = priced(books, request.content, request.expectedTotal);
  if (issues.length > 0) return refuse('invalid', issues);
  const missing = exchangePieces(books, order.content.lines, ordered.content.lines);
  if (missing.length > 0) return refuse('invalid', missing);
  const corrected = { before: order.price.total, after: ordered.price.total };
  const { content, price } = order;
  order.corrections.push({ event, content, price });
  order.correctedBy.set(event, digest);
  Object.assign(order, ordered);
  order.status = advance(order.status, transition, { corrected });
  const at = new Date(books.now()).toISOString();
  order.correctedAt = at;
  order.events.push({
    id: event,
    at,
    event: 'correct',
    state: order.status.state,
    side: 'shop',
    by: by.user.name,
    message: '',
    corrected,
  });
  return answer(orderOf(books, order), 201);
}
