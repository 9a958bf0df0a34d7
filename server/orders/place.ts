import type { PlaceOrderRequest } from '../../src/api/contract.ts';
import type { LensCatalogue } from '../../src/domain/catalogue/lens.ts';
import type { Order } from '../../src/domain/order/order.ts';
import { checkOrderLimits, type OrderLimits } from '../../src/domain/order/order-limits.ts';
import type { RxOrder } from '../../src/domain/rx/rx-order.ts';
import type { StockOrder } from '../../src/domain/stock/stock.ts';
import type { SignedIn } from '../../src/domain/vocabulary/account.ts';
import type { Issue } from '../../src/domain/vocabulary/issue.ts';
import { type FirstEvent, insertOrder, type NewOrder } from '../db/orders/place-order.ts';
import { placeStockOrder } from '../db/orders/place-stock-order.ts';
import { findOrder, type StoredOrder } from '../db/orders/read-orders.ts';
import type { Database } from '../db/pool/database.ts';
import { readStockHeads } from '../db/stock/read-stock.ts';
import { composeRx } from './compose-rx.ts';
import { composeStock } from './compose-stock.ts';
import { firstAnswer, orderAnswer } from './order-answer.ts';
import { digestRequest } from './request-digest.ts';

/** What came of placing an order. */
export type Placing =
  | { kind: 'placed'; order: Order }
  | { kind: 'repeated'; order: Order }
  | { kind: 'keyReused' }
  | { kind: 'withdrawn' }
  | { kind: 'refused'; issues: Issue[] };

/** Who asks for what, and under which key. */
export interface PlacingRequest {
  id: string;
  by: SignedIn;
  /** By which the account's stock prices go. */
  tier: string;
  limits: OrderLimits;
  request: PlaceOrderRequest;
  /** The request before its schema filled in what was not said. */
  sent: unknown;
}

/** What came of checking an order and writing it down. `known`: the account used that id already. */
type Written =
  | { kind: 'placed'; order: NewOrder; first: FirstEvent }
  | { kind: 'known' }
  | { kind: 'refused'; issues: Issue[] };

/**
 * Places an order once, however often it is asked. A request seen before gets its first answer again, whatever the
 * catalogue has become since; the same key on another request is refused.
 */
export async function placeOrder(
  database: Database,
  catalogue: LensCatalogue,
  asked: PlacingRequest,
): Promise<Placing> {
  const { content } = asked.request;
  const written =
    content.kind === 'rx'
      ? await writeRx(database, catalogue, asked, content)
      : await writeStock(database, asked, content);
  if (written.kind === 'placed') {
    return { kind: 'placed', order: orderAnswer(asStored(written.order, written.first)) };
  }
  const before = await seenBefore(database, asked);
  if (before) return before;
  // Orders are never deleted: what has the id and is none was withdrawn.
  return written.kind === 'known' ? { kind: 'withdrawn' } : written;
}

async function writeRx(
  database: Database,
  catalogue: LensCatalogue,
  { id, by, request, sent }: PlacingRequest,
  content: RxOrder,
): Promise<Written> {
  const { kept, issues } = composeRx(content, request.expectedTotal, catalogue);
  if (issues.length > 0 || !kept) return { kind: 'refused', issues };
  const order = { id, by, kept, requestHash: digestRequest(request, sent) };
  const first = await insertOrder(database, order);
  return first ? { kind: 'placed', order, first } : { kind: 'known' };
}

async function writeStock(
  database: Database,
  { id, by, tier, limits, request, sent }: PlacingRequest,
  content: StockOrder,
): Promise<Written> {
  const excess = checkOrderLimits(content, limits);
  if (excess.length > 0) return { kind: 'refused', issues: excess };
  const lenses = await readStockHeads(database, tier);
  const { kept, issues } = composeStock(content, request.expectedTotal, lenses);
  if (issues.length > 0) return { kind: 'refused', issues };
  const order = { id, by, kept, requestHash: digestRequest(request, sent) };
  const placing = await placeStockOrder(database, order);
  return placing.kind === 'placed' ? { ...placing, order } : placing;
}

/** The order as reading it back would give it, which spares doing so. */
function asStored(order: NewOrder, { id: eventId, placedAt }: FirstEvent): StoredOrder {
  const { id, by, kept, requestHash } = order;
  const at = placedAt.toISOString();
  return {
    ...kept,
    account_id: by.account.id,
    account_name: by.account.name,
    id,
    placed_at: placedAt,
    placed_by: by.user.id,
    request_hash: requestHash,
    events: [{ id: eventId, at, state: 'submitted', by_name: by.user.name, message: '' }],
  };
}

async function seenBefore(
  database: Database,
  { id, by, request, sent }: PlacingRequest,
): Promise<Placing | undefined> {
  const stored = await findOrder(database, { account: by.account.id }, id);
  if (!stored) return undefined;
  if (!stored.request_hash.equals(digestRequest(request, sent))) return { kind: 'keyReused' };
  return { kind: 'repeated', order: firstAnswer(stored) };
}
