import type { PlaceOrderRequest } from '../../../src/api/orders/contract.ts';
import { pairIssue } from '../../../src/domain/order/first-pair.ts';
import type { Order, OrderKind } from '../../../src/domain/order/order.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import { readPlacedPair } from '../../db/orders/first-pair.ts';
import { findOrder, type StoredOrder, statusOfId } from '../../db/orders/read-orders.ts';
import type { Database } from '../../db/pool/database.ts';
import { judgePair } from './kinds/judge-pair.ts';
import type { PlacingRequest, PlacingSources, Stored } from './kinds/order-kind.ts';
import { orderKinds } from './kinds/order-kinds.ts';
import { digestRequest } from './kinds/request-digest.ts';
import { firstAnswer, orderAnswer, statusWhenPlaced } from './order-answer.ts';

/** The result of a request to place an order. */
export type Placing =
  | { kind: 'placed'; order: Order }
  | { kind: 'repeated'; order: Order }
  | { kind: 'keyReused' }
  | { kind: 'withdrawn' }
  | { kind: 'refused'; issues: Issue[] };

/**
 * Places an order once, however often it is sent. A repeated request gets its first response again, even if the
 * catalogue has changed. The same key with another request is refused.
 */
export async function placeOrder(from: PlacingSources, asked: PlacingRequest): Promise<Placing> {
  const { content, backOrdered } = asked.request;
  // Lenses made to order do not wait for the shelf.
  if (content.kind === 'rx' && backOrdered) {
    return { kind: 'refused', issues: [{ path: 'backOrdered', code: 'unknownField' }] };
  }
  const stored = await placeKind(content.kind, content, asked, from);
  if (stored.kind === 'placed') {
    return { kind: 'placed', order: orderAnswer(asStored(stored)) };
  }
  const before = await findRepeated(from.database, asked);
  if (before) return before;
  return stored.kind === 'known' ? whyNotStored(from.database, asked) : stored;
}

/**
 * Why an order could not be stored although no order has its id. Orders are never deleted, so a used id was withdrawn.
 */
async function whyNotStored(
  database: Database,
  { id, by, request }: PlacingRequest,
): Promise<Placing> {
  const account = by.account.id;
  const isUsed = (await statusOfId(database, account, id)) !== undefined;
  if (isUsed) return { kind: 'withdrawn' };
  const { content, parcel } = request;
  const pair =
    content.kind === 'rx' && (await judgePair(database, content, { account, order: id }));
  if (pair && pair.issues.length > 0) return { kind: 'refused', issues: pair.issues };
  // Its first pair had another second pair a moment ago.
  if (!parcel) return { kind: 'refused', issues: [pairIssue('notFirstPair')] };
  return { kind: 'refused', issues: [{ path: 'parcel.place', code: 'invalid' }] };
}

function placeKind<Kind extends OrderKind>(
  kind: Kind,
  content: Extract<PlaceOrderRequest['content'], { kind: Kind }>,
  asked: PlacingRequest,
  from: PlacingSources,
) {
  return orderKinds[kind].place(content, asked, from);
}

/** The order as the database would return it, which saves reading it back. */
function asStored({ order, first, rest }: Extract<Stored, { kind: 'placed' }>): StoredOrder {
  const { id, by, kept, requestHash, foreseenFor, firstPair } = order;
  const { id: eventId, placedAt, held } = first;
  const at = placedAt.toISOString();
  return {
    ...kept,
    accountId: by.account.id,
    accountName: by.account.name,
    id,
    placedAt,
    requestHash,
    ...statusWhenPlaced(held),
    remakeOf: null,
    remakePhotos: null,
    splitFrom: null,
    rest: rest ?? null,
    firstPair: firstPair ? { id: firstPair.id, placedAt: firstPair.placedAt.toISOString() } : null,
    secondPair: null,
    // The parcel is known only once its other orders have arrived.
    parcel: null,
    correctedAt: null,
    events: [
      {
        id: eventId,
        at,
        event: 'submit',
        side: by.side,
        state: 'submitted',
        byName: by.author.name,
        message: '',
        details: { ...(foreseenFor && { foreseenFor }) },
      },
      ...(held ? [held] : []),
    ],
  };
}

async function findRepeated(
  database: Database,
  { id, by, request, sent }: PlacingRequest,
): Promise<Placing | undefined> {
  const stored = await findOrder(database, { account: by.account.id }, id);
  if (!stored) return undefined;
  if (!stored.requestHash.equals(digestRequest(request, sent))) return { kind: 'keyReused' };
  const firstPair = await pairWhenPlaced(database, stored);
  return { kind: 'repeated', order: firstAnswer({ ...stored, firstPair }) };
}

/** The first pair that the order named when it was placed, even if a correction has dropped it since. */
async function pairWhenPlaced(
  database: Database,
  { accountId: account, corrections, firstPair }: StoredOrder,
): Promise<StoredOrder['firstPair']> {
  const placed = corrections?.[0]?.content;
  if (firstPair || !placed || !('firstPair' in placed) || !placed.firstPair) return firstPair;
  const id = placed.firstPair.toLowerCase();
  const found = await readPlacedPair(database, { account, id });
  return found ? { id, placedAt: found.placedAt.toISOString() } : null;
}
