import type { CorrectionRequest } from '../../../src/api/orders/contract.ts';
import type { LensCatalogue } from '../../../src/domain/catalogue/lens.ts';
import {
  advance,
  findTransition,
  type OrderStatus,
} from '../../../src/domain/lifecycle/order-status.ts';
import type { OrderKind } from '../../../src/domain/order/order.ts';
import { promiseOfOrder } from '../../../src/domain/promise/order-promise.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import type { Author } from '../../db/audit/author.ts';
import { isOfRevision } from '../../db/catalogue/read-catalogue.ts';
import { hasEvent, lastStepOf } from '../../db/order-events/find-events.ts';
import { writeEvent } from '../../db/order-events/write-event.ts';
import { orderWords } from '../../db/order-names/order-words.ts';
import { lockOrder } from '../../db/orders/lock-order.ts';
import { findCorrection, readVersion, replaceOrder } from '../../db/orders/order-versions.ts';
import { asRefusal, Refused } from '../../db/orders/refused.ts';
import { lockInScope } from '../../db/pool/lock-in-scope.ts';
import type { OrderContent } from '../../db/schema/order-tables.ts';
import type { Transaction } from '../../db/schema/transaction.ts';
import { exchangePieces } from '../../db/shelf/exchange-pieces.ts';
import { isShelfOrder } from '../../db/shelf/shelf-order.ts';
import { fillBackOrders } from './events/fill-back-orders.ts';
import { holdOverLimit } from './events/hold-over-limit.ts';
import type { ComposedOrder, Composing, PlacingSources } from './kinds/order-kind.ts';
import { orderKinds } from './kinds/order-kinds.ts';
import { digestRequest } from './kinds/request-digest.ts';

/** A request to correct an order of an account. */
export interface CorrectingRequest extends Composing {
  /** The client's id for the event, and the idempotency key. */
  id: string;
  order: string;
  account: string;
  by: Author;
  request: CorrectionRequest;
  /** The request's JSON before its schema filled in defaults. */
  sent: unknown;
}

/** The result of a request to correct an order. */
export type Correcting =
  | { kind: 'corrected' }
  /** The same request was carried out before. */
  | { kind: 'repeated' }
  | { kind: 'notFound' }
  /** The client used the id for another request. */
  | { kind: 'keyReused' }
  | { kind: 'withdrawn' }
  /** Something else happened to the order since the client saw it. */
  | { kind: 'changed' }
  /** The lab has accepted the order, or it is over. */
  | { kind: 'notAllowed' }
  | { kind: 'refused'; issues: Issue[] };

/**
 * Replaces an order's content, with its price and its pieces from the shelf, by one event, once however often the
 * request is sent. The order's row stays locked until the commit, so if a correction and an acceptance happen at the
 * same time, the second is refused.
 */
export async function correctOrder(
  from: PlacingSources,
  asked: CorrectingRequest,
): Promise<Correcting> {
  for (let { catalogue } = from; ; ) {
    const composed = await composeKind(asked, { ...from, catalogue });
    const scope = { account: asked.account };
    const done = await lockInScope(from.database, scope, (transaction) =>
      replaceWhole(transaction, asked, composed, catalogue),
    ).catch(asRefusal);
    if (done.kind !== 'outdated') return done;
    catalogue = await from.latest();
  }
}

function composeKind(asked: CorrectingRequest, from: PlacingSources): Promise<ComposedOrder> {
  const { content } = asked.request;
  return composeAs(content.kind, content, asked, from);
}

function composeAs<Kind extends OrderKind>(
  kind: Kind,
  content: Extract<CorrectionRequest['content'], { kind: Kind }>,
  asked: Composing,
  from: PlacingSources,
) {
  return orderKinds[kind].compose(content, asked, from);
}

/** `outdated`: the lab has changed the catalogue since the order was judged by it. */
async function replaceWhole(
  transaction: Transaction,
  { id, order, account, by, request, sent }: CorrectingRequest,
  { kept, issues, judgedBy }: ComposedOrder,
  catalogue: LensCatalogue,
): Promise<Correcting | { kind: 'outdated' }> {
  const key = { account, id: order };
  const found = await lockOrder(transaction, key);
  if (!found || found === 'ambiguous') return { kind: 'notFound' };
  const requestHash = digestRequest(request, sent);
  const known = await findCorrection(transaction, key, id);
  if (known) return resultOfKnown(known.requestHash, requestHash);
  if (await hasEvent(transaction, key, id)) return { kind: 'keyReused' };
  const { status } = found;
  const transition = findTransition(status, 'shop', 'correct');
  if (!transition) return { kind: 'notAllowed' };
  if ((await lastStepOf(transaction, key)) !== request.after) return { kind: 'changed' };
  if (judgedBy && !(await isOfRevision(transaction, judgedBy))) return { kind: 'outdated' };
  if (!kept || issues.length > 0) return { kind: 'refused', issues };
  const before = await readVersion(transaction, key);
  const exchanged = await exchange(transaction, key, { before, after: kept });
  if (exchanged.issues.length > 0) throw new Refused(exchanged.issues);
  const words = { before: orderWords(order, before), after: orderWords(order, kept) };
  await replaceOrder(transaction, key, { event: id, requestHash, before, after: kept, words });
  const corrected = { before: before.price.total, after: kept.price.total };
  const next = advance(status, transition, { corrected });
  const details = { corrected, ...foreseen(status, kept, catalogue) };
  await writeEvent(
    transaction,
    { id, order, account, side: 'shop', by, event: 'correct', message: '', details },
    next,
  );
  await holdOverLimit(transaction, { ...key, status: next });
  await fillBackOrders(transaction, exchanged.raised);
  return { kind: 'corrected' };
}

/** The newly expected day, unless the order waits for pieces. */
function foreseen({ heldFor }: OrderStatus, kept: OrderContent, catalogue: LensCatalogue) {
  if (heldFor === 'backOrder') return {};
  return { foreseenFor: promiseOfOrder(kept, catalogue, new Date()) };
}

function resultOfKnown(stored: Buffer | null, requestHash: Buffer): Correcting {
  if (!stored) return { kind: 'withdrawn' };
  return stored.equals(requestHash) ? { kind: 'repeated' } : { kind: 'keyReused' };
}

/** An order cannot change its kind, because lenses made to order do not come from the shelf. */
async function exchange(
  transaction: Transaction,
  order: { account: string; id: string },
  { before, after }: Record<'before' | 'after', OrderContent>,
): Promise<{ issues: Issue[]; raised: string[] }> {
  if (before.kind !== after.kind) {
    return { issues: [{ path: 'kind', code: 'invalid' }], raised: [] };
  }
  const [one, other] = [before.content, after.content];
  if (!isShelfOrder(one) || !isShelfOrder(other)) return { issues: [], raised: [] };
  return exchangePieces(transaction, order, one, other);
}
