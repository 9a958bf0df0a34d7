import { createHash } from 'node:crypto';
import type { PlaceOrderRequest } from '../../src/api/contract.ts';
import type { SignedIn } from '../../src/domain/account.ts';
import type { Issue } from '../../src/domain/issue.ts';
import type { LensCatalogue, LensChoice } from '../../src/domain/lens.ts';
import { findDesign } from '../../src/domain/lens-availability.ts';
import type { Order, RxPrice } from '../../src/domain/order.ts';
import type { RxOrder } from '../../src/domain/rx.ts';
import { checkRx } from '../../src/domain/rx-check.ts';
import { priceRx } from '../../src/domain/rx-price.ts';
import { toMinusForm } from '../../src/domain/transposition.ts';
import type { Database } from '../db/database.ts';
import { findOrder, type StoredOrder } from '../db/orders.ts';
import { type FirstEvent, insertOrder, type NewOrder } from '../db/place-order.ts';
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
  const content = inMinusForm(request.content);
  const price = priceRx(content, catalogue);
  const issues = [...checkRx(content, catalogue), ...checkTotal(request, price)];
  const lensNames = namesOf(content.lens, catalogue);
  if (issues.length > 0 || !lensNames) {
    return (await seenBefore(database, by, id, requestHash)) ?? { kind: 'refused', issues };
  }
  const order = { id, by, content, price, lensNames, requestHash };
  const first = await insertOrder(database, order);
  if (first) return { kind: 'placed', order: orderAnswer(asStored(order, first)) };
  // Orders are never deleted, so what stood in the way is there to be compared.
  return (await seenBefore(database, by, id, requestHash)) ?? { kind: 'keyReused' };
}

/** The order as reading it back would give it, which spares doing so. */
function asStored(order: NewOrder, { id: eventId, placedAt }: FirstEvent): StoredOrder {
  const { id, by, content, price, lensNames, requestHash } = order;
  const at = placedAt.toISOString();
  return {
    account_id: by.account.id,
    account_name: by.account.name,
    id,
    kind: content.kind,
    content,
    price,
    lens_names: lensNames,
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

function inMinusForm(content: RxOrder): RxOrder {
  const { right, left } = content;
  return { ...content, right: right && toMinusForm(right), left: left && toMinusForm(left) };
}

function checkTotal({ expectedTotal }: PlaceOrderRequest, { total }: RxPrice): Issue[] {
  if (expectedTotal === undefined || expectedTotal === total) return [];
  const params = total === null ? {} : { params: { total } };
  return [{ path: 'expectedTotal', code: 'priceChanged', ...params }];
}

function namesOf(lens: LensChoice, catalogue: LensCatalogue): Order['lens'] | undefined {
  const design = findDesign(catalogue, lens.design)?.name;
  const coating = catalogue.coatings.find(({ id }) => id === lens.coating)?.name;
  return design && coating && { design, coating };
}
