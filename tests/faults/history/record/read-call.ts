import { isShelfOrder, shelfLines } from '../../../../server/db/shelf/shelf-order.ts';
import type { ReceiptRequest } from '../../../../src/api/delivery/contract.ts';
import { deliveryPaths } from '../../../../src/api/delivery/paths.ts';
import type { OrderEventRequest, PlaceOrderRequest } from '../../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../../src/api/orders/paths.ts';
import { stockPath } from '../../../../src/api/stock/paths.ts';
import type { DeliveryContent } from '../../../../src/domain/delivery/delivery.ts';
import type { Call, Wanted } from '../operation.ts';

/** A request as a client sends it. */
export interface Request {
  method: string;
  path: string;
  /** The `Idempotency-Key`. */
  key?: string | undefined;
  body?: unknown;
}

type Content = Pick<PlaceOrderRequest, 'content' | 'expectedTotal'>;

/** The text on a parcel. */
export const labelOf = ({
  carrier,
  tracking,
  day,
}: Pick<DeliveryContent, 'carrier' | 'tracking' | 'day'>): string =>
  JSON.stringify([carrier, tracking, day]);

/** The pieces that an order's lines take from the shelf, by item. */
export function piecesOf(content: PlaceOrderRequest['content']): Record<string, number> {
  const pieces: Record<string, number> = {};
  if (!isShelfOrder(content)) return pieces;
  for (const line of shelfLines(content)) {
    pieces[line.item] = (pieces[line.item] ?? 0) + line.pieces;
  }
  return pieces;
}

const wantedOf = ({ content, expectedTotal }: Content): Wanted => ({
  reference: content.reference,
  total: expectedTotal ?? null,
  pieces: piecesOf(content),
});

function readChange(parts: readonly string[], key: string, body: unknown): Call | null {
  const [order, what, event] = parts;
  const text = JSON.stringify(body);
  if (order === undefined) {
    return { does: 'place', order: key, wanted: wantedOf(body as Content), body: text };
  }
  if (event !== undefined) return null;
  if (what === 'withdrawal') return { does: 'withdraw', order };
  if (what === 'events') {
    const { event: name, ...asked } = body as OrderEventRequest;
    const { promisedFor, price, reason, reverts, shopPays, after } = asked;
    const step = { event: name, promisedFor, price, reason, reverts, shopPays, after };
    return { does: 'act', order, id: key, step };
  }
  if (what !== 'corrections') return null;
  const { after } = body as { after: string };
  return { does: 'correct', order, id: key, after, wanted: wantedOf(body as Content), body: text };
}

/** The call a request about a delivery note makes. */
function readNoteCall(
  method: string,
  [note = '', what]: readonly string[],
  body: unknown,
): Call | null {
  if (method === 'POST' && what === 'ship') return { does: 'shipNote', note };
  if (method === 'POST' && what === 'receipt') {
    const { missing } = body as ReceiptRequest;
    return { does: 'receive', note, missing: missing.map(({ order }) => order) };
  }
  if (what !== undefined || note === '') return null;
  if (method === 'PUT') {
    const { account, orders, ...label } = body as DeliveryContent;
    const packed = { orders: orders.toSorted(), label: labelOf(label) };
    return { does: 'pack', note, account, packed };
  }
  return method === 'GET' || method === 'DELETE'
    ? { does: method === 'GET' ? 'readNote' : 'dissolve', note }
    : null;
}

/** The call a request makes; null if the request isn't judged. */
export function readCall({ method, path, key = '', body }: Request): Call | null {
  const { pathname } = new URL(path, 'http://server');
  if (pathname === stockPath && method === 'GET') return { does: 'count' };
  if (pathname.startsWith(`${deliveryPaths.all}/`)) {
    return readNoteCall(method, pathname.split('/').slice(3), body);
  }
  if (pathname !== orderPaths.orders && !pathname.startsWith(`${orderPaths.orders}/`)) return null;
  const [, , , ...parts] = pathname.split('/');
  if (method === 'POST') return readChange(parts, key, body);
  const [order] = parts;
  if (method !== 'GET' || parts.length > 1) return null;
  if (order === undefined) return { does: 'list' };
  return /^[0-9a-f-]{36}$/.test(order) ? { does: 'read', order } : null;
}
