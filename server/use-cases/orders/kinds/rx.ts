import type { LensCatalogue } from '../../../../src/domain/catalogue/lens.ts';
import { findDesign } from '../../../../src/domain/catalogue/lens-availability.ts';
import type { PlacedRx } from '../../../../src/domain/order/order.ts';
import { promiseOfOrder } from '../../../../src/domain/promise/order-promise.ts';
import { orderAsMade } from '../../../../src/domain/rx/made.ts';
import { type PricedRx, priceRx } from '../../../../src/domain/rx/price.ts';
import { checkRx, warningsOf } from '../../../../src/domain/rx/rules/rx-check.ts';
import type { RxOrder } from '../../../../src/domain/rx/rx-order.ts';
import { rxParts } from '../../../../src/domain/rx/rx-parts.ts';
import type { RxPrice } from '../../../../src/domain/rx/rx-price.ts';
import type { RxServices } from '../../../../src/domain/rx/services.ts';
import { storedRx } from '../../../../src/domain/rx/stored-rx.ts';
import { plainWarning } from '../../../../src/domain/rx/warnings/sound-fields.ts';
import type { Issue } from '../../../../src/domain/vocabulary/issue.ts';
import type { Rials } from '../../../../src/domain/vocabulary/money.ts';
import type { ListedContent, VersionedContent } from '../../../db/orders/read-orders.ts';
import type { Database } from '../../../db/pool/database.ts';
import type { OrderContent } from '../../../db/schema/order-tables.ts';
import { checkTotal } from './check-total.ts';
import { correctionsOf, type Ordered } from './corrections-of.ts';
import { type JudgedPair, judgePair } from './judge-pair.ts';
import type {
  ComposedOrder,
  Composing,
  OrderKindRules,
  PlacingRequest,
  PlacingSources,
  Stored,
} from './order-kind.ts';
import { rxTitle } from './order-title.ts';
import { digestRequest } from './request-digest.ts';
import { insertOrder } from './store-order.ts';

/** Lenses made to a prescription. */
export const rx: OrderKindRules<'rx'> = { place, compose, summary, details };

/** Places an order. If the lab has saved a new catalogue since, the order is judged again by that one. */
async function place(
  content: RxOrder,
  asked: PlacingRequest,
  { database, catalogue, latest }: PlacingSources,
): Promise<Stored> {
  const naming = { account: asked.by.account.id, order: asked.id };
  const pair = await judgePair(database, content, naming);
  for (let judge = catalogue; ; ) {
    const stored = await placeBy(judge, { content, pair }, asked, database);
    const newest = stored.kind === 'known' ? await latest() : judge;
    if (newest.revision === judge.revision) return stored;
    judge = newest;
  }
}

async function placeBy(
  catalogue: LensCatalogue,
  { content, pair }: { content: RxOrder; pair: JudgedPair },
  { id, by, creditLimit, request, sent }: PlacingRequest,
  database: Database,
): Promise<Stored> {
  const { kept, issues } = composeRx(content, request.expectedTotal, catalogue, pair);
  if (issues.length > 0 || !kept) return { kind: 'refused', issues };
  const requestHash = digestRequest(request, sent);
  const foreseenFor = promiseOfOrder(kept, catalogue, new Date());
  const judgedBy = catalogue.revision;
  const { parcel } = request;
  const judged = { requestHash, foreseenFor, judgedBy, firstPair: pair.first };
  const order = { id, by, kept, creditLimit, parcel, ...judged };
  const first = await insertOrder(database, order);
  return first ? { kind: 'placed', order, first } : { kind: 'known' };
}

function summary({ kind, content, lensNames }: ListedContent<'rx'>) {
  const title = rxTitle(lensNames, content.lens.index);
  return { kind, patient: content.patient, title };
}

function details(order: VersionedContent<'rx'>) {
  return { ...summary(order), ...ordered(order), ...correctionsOf(order.corrections, ordered) };
}

function ordered({ content, price, lensNames }: Ordered<'rx'>) {
  const lens = { ...lensNames, services: lensNames.services ?? {} };
  return { content: storedRx(content), price, lens };
}

async function compose(
  content: RxOrder,
  { request, account, order }: Composing,
  { database, catalogue }: PlacingSources,
): Promise<ComposedOrder> {
  const pair = await judgePair(database, content, { account, order });
  return {
    ...composeRx(content, request.expectedTotal, catalogue, pair),
    judgedBy: catalogue.revision,
  };
}

function composeRx(
  asked: RxOrder,
  expectedTotal: Rials | null | undefined,
  catalogue: LensCatalogue,
  pair: JudgedPair,
): { kept: OrderContent<'rx'> | undefined; issues: Issue[] } {
  const now = Date.now();
  const made = orderAsMade(asked, catalogue);
  const mistakes = checkRx(made, catalogue, now);
  const { warnings, pending } = warningsOf(made, catalogue, mistakes, now);
  // Dismissed warnings are stored as the rules word them, not as the client sent them.
  const content = { ...made, acknowledged: warnings.map(plainWarning) };
  const price = priceOf({ ...content, pairAge: pair.pairAge }, catalogue);
  // Without its first pair the price differs too, but the pair is the actual problem.
  const differing = pair.issues.length > 0 ? pair.issues : checkTotal(expectedTotal, price.total);
  const issues = [...mistakes, ...pending, ...differing];
  const lensNames = namesOf(content, catalogue);
  const kept = lensNames && ({ kind: 'rx', content, price, lensNames, pieces: null } as const);
  return { issues, kept };
}

function priceOf(content: PricedRx, catalogue: LensCatalogue): RxPrice {
  return { ...priceRx(content, catalogue), parts: rxParts(content, catalogue) };
}

function namesOf(
  { lens, services }: RxOrder,
  catalogue: LensCatalogue,
): PlacedRx['lens'] | undefined {
  const design = findDesign(catalogue, lens.design)?.name;
  const coating = catalogue.coatings.find(({ id }) => id === lens.coating)?.name;
  return design && coating && { design, coating, services: serviceNames(services, catalogue) };
}

function serviceNames({ tint, mirror, coats }: RxServices, { services }: LensCatalogue) {
  const asked = [tint?.colour, mirror, ...coats];
  const named = services.filter(({ id }) => asked.includes(id));
  return Object.fromEntries(named.map(({ id, name }) => [id, name]));
}
