import { createHash } from 'node:crypto';
import type { PlaceOrderRequest } from '../../src/api/contract.ts';
import type { SignedIn } from '../../src/domain/account.ts';
import type { Issue } from '../../src/domain/issue.ts';
import type { LensCatalogue } from '../../src/domain/lens.ts';
import type { Order } from '../../src/domain/order.ts';
import type { Database } from '../db/database.ts';
import { findOrder, type StoredOrder } from '../db/orders.ts';
import { type FirstEvent, insertOrder, type NewOrder } from '../db/place-order.ts';
import type { OrderContent } from '../db/tables.ts';
import { composeRx } from './compose-rx.ts';
import { composeStock } from './compose-stock.ts';
import { firstAnswer, orderAnswer } from './order-answer.ts';

/** What came of placing an order. */
export type Placing =
  | { kind: 'placed'; order: Order }
  | { kind: 'repeated'; order: Order }
  | { kind: 'keyReused' }
  | { kind: 'refused'; issues: Issue[] };

/** Who asks for what, and under which key. */
export interface PlacingRequest {
  id: string;
  by: SignedIn;
  request: PlaceOrderRequest;
}

/** An order as it will be kept, or what stands against it. */
export type Composed = { issues: Issue[]; kept: OrderContent | undefined };

/**
 * Places an order once, however often it is asked. A request seen before gets its first answer again, whatever the
 * catalogue has become since; the same key on another request is refused.
 */
export async function placeOrder(
  database: Database,
  catalogue: LensCatalogue,
  { id, by, request }: PlacingRequest,
): Promise<Placing> {
  const requestHash = digest(request);
  const { kept, issues } = compose(request, catalogue);
  if (issues.length > 0 || !kept) {
    return (await seenBefore(database, by, id, requestHash)) ?? { kind: 'refused', issues };
  }
  const order = { id, by, kept, requestHash };
  const first = await insertOrder(database, order);
  if (first) return { kind: 'placed', order: orderAnswer(asStored(order, first)) };
  // Orders are never deleted, so what stood in the way is there to be compared.
  return (await seenBefore(database, by, id, requestHash)) ?? { kind: 'keyReused' };
}

function compose({ content, expectedTotal }: PlaceOrderRequest, catalogue: LensCatalogue) {
  if (content.kind === 'rx') return composeRx(content, expectedTotal, catalogue);
  return composeStock(content);
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
  by: SignedIn,
  id: string,
  requestHash: Buffer,
): Promise<Placing | undefined> {
  const stored = await findOrder(database, { account: by.account.id }, id);
  if (!stored) return undefined;
  if (!stored.request_hash.equals(requestHash)) return { kind: 'keyReused' };
  return { kind: 'repeated', order: firstAnswer(stored) };
}

/** The request has passed its schema, which leaves its keys in one order. */
function digest(request: PlaceOrderRequest): Buffer {
  return createHash('sha256').update(JSON.stringify(request)).digest();
}
