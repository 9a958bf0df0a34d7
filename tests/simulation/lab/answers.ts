import type { Refusal } from '../../../src/api/refusal.ts';
import { totalOf } from '../../../src/domain/lifecycle/order-status.ts';
import type { OrderSummary, PlacedStock } from '../../../src/domain/order/order.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import { countPieces } from '../../../src/domain/shelf/shelf-lines.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import type { Books, KeptOrder, Ordered } from './books.ts';

export interface LabResponse {
  status: number;
  body: unknown;
}

const statuses: Partial<Record<Refusal['code'], number>> = {
  invalid: 422,
  unauthenticated: 401,
  otherSession: 409,
  keyReused: 422,
  changed: 409,
  notAllowed: 409,
  withdrawn: 410,
  notFound: 404,
  forbidden: 403,
  unavailable: 503,
};

export const answer = (body: unknown, status = 200): LabResponse => ({ status, body });

export const refuse = (code: Refusal['code'], issues: readonly Issue[] = []): LabResponse =>
  answer({ code, issues }, statuses[code] ?? 500);

function lensesOf({ catalogue }: Books, { content }: Ordered): PlacedStock['lenses'] {
  const ordered = new Set(content.lines.map(({ lens }) => lens));
  const named = catalogue.lenses.filter(({ id }) => ordered.has(id));
  return Object.fromEntries(named.map(({ id, name }) => [id, name]));
}

/** An order as a row of the list. */
export function summaryOf(
  books: Books,
  order: KeptOrder,
): Extract<OrderSummary, { kind: 'stock' }> {
  const [title] = Object.values(lensesOf(books, order));
  return {
    id: order.id,
    number: orderNumber(order.id),
    account: order.account,
    placedAt: order.placedAt,
    state: order.status.state,
    ...(order.status.heldFor && { heldFor: order.status.heldFor }),
    reference: order.content.reference,
    title: title ?? { fa: '', en: '' },
    total: totalOf(order.status),
    promisedFor: order.status.promisedFor,
    ...(order.correctedAt && { correctedAt: order.correctedAt }),
    kind: 'stock',
    pieces: countPieces(order.content.lines),
  };
}

/** An order in full. */
export function orderOf(books: Books, order: KeptOrder): PlacedStock {
  const { content, price, corrections, remakeOf } = order;
  const before = corrections.map(({ event, ...ordered }) => ({
    event,
    ...ordered,
    lenses: lensesOf(books, ordered),
  }));
  return {
    ...summaryOf(books, order),
    content,
    price,
    lenses: lensesOf(books, order),
    ...(before.length > 0 && { corrections: before }),
    back: order.status.back,
    events: order.events.map((event) => ({ ...event })),
    remakeOf:
      remakeOf === null ? null : { id: remakeOf, number: orderNumber(remakeOf), photos: [] },
  };
}
