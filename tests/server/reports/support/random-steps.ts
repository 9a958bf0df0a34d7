import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { expect } from 'vitest';
import { inScope } from '../../../../server/db/pool/scope.ts';
import type { LedgerAnswer } from '../../../../src/api/ledger/contract.ts';
import { ledgerPaths } from '../../../../src/api/ledger/paths.ts';
import { orderPaths } from '../../../../src/api/orders/paths.ts';
import { lastStep } from '../../../../src/domain/lifecycle/history.ts';
import { type OrderStatus, transitionsNow } from '../../../../src/domain/lifecycle/order-status.ts';
import { statusOf } from '../../../../src/domain/lifecycle/status-of.ts';
import type { Transition } from '../../../../src/domain/lifecycle/transition.ts';
import type { Order } from '../../../../src/domain/order/order.ts';
import type { FreshApp } from '../../support/fresh-app.ts';
import { correctionOf, orderRequest, unpricedRequest } from '../../support/order-request.ts';
import { stockRequest } from '../../support/stock-request.ts';

/** One step by a shop or the lab. */
export interface Step {
  shop: number;
  does: 'place' | 'move' | 'reverse';
  which: number;
  what: number;
}

/** A shop, the lab that serves it, and the orders it has placed. */
export interface Shop {
  account: string;
  cookie: string;
  lab: string;
  orders: string[];
}

export function openShop(cookie: string, lab: string): Shop {
  return { cookie, lab, account: cookie.slice('adasi='.length).split('.')[0] ?? '', orders: [] };
}

/** Performs a step. An impossible one is skipped or refused. */
export function take(fresh: FreshApp, shop: Shop, step: Step): Promise<void> {
  if (step.does === 'place' || shop.orders.length === 0) return place(fresh, shop, step);
  return step.does === 'move' ? move(fresh, shop, step) : reverse(fresh, shop, step);
}

/** Sends a request that may be refused, and returns its answer. */
async function send({ request }: FreshApp, path: string, cookie: string, body: unknown) {
  const headers = { 'Idempotency-Key': uuidv7() };
  const answer = await request(path, { cookie, body, headers });
  expect([200, 201, 409, 422]).toContain(answer.status);
  return answer;
}

const mixedRequest = () => {
  const { content } = stockRequest([-200, 0, 1], [-225, 0, 2]);
  const [first, second] = content.lines;
  return {
    content: { ...content, lines: [first, { ...second, lens: 'hc-156' }] },
  };
};

/** Places an order dated some weeks ago. */
async function place(fresh: FreshApp, shop: Shop, { what, which }: Step): Promise<void> {
  const requests = [orderRequest(), mixedRequest(), stockRequest([-200, 0, 1]), unpricedRequest()];
  const answer = await send(
    fresh,
    orderPaths.orders,
    shop.cookie,
    requests[what % requests.length],
  );
  if (answer.status !== 201) return;
  const { id }: Order = await answer.json();
  await inScope(fresh.database, { account: shop.account }, (transaction) =>
    transaction
      .updateTable('orders')
      .set({ placedAt: sql<Date>`placed_at - ${which * 2} * interval '1 day'` })
      .where('accountId', '=', shop.account)
      .where('id', '=', id)
      .execute(),
  );
  shop.orders.push(id);
}

/** The path to a remake, which random events would rarely find. */
const onward = 'accept quote agree start inspect pass ship askRemake grantRemake'.split(' ');

async function move(fresh: FreshApp, shop: Shop, { which, what }: Step): Promise<void> {
  const id = shop.orders.at(-1 - (which % Math.min(5, shop.orders.length))) ?? '';
  const path = `${orderPaths.order(id)}?account=${shop.account}`;
  const order: Order = await (await fresh.request(path, { cookie: shop.lab })).json();
  const step = lastStep(order.price.total, order.events, new Date());
  const status = { ...statusOf(order), step };
  const now = (['lab', 'shop'] as const)
    .flatMap((side) => transitionsNow(status, side))
    .filter(({ event }) => event !== 'write');
  const next = now.find(({ event }) => onward.includes(event));
  const wanted = what > 26 ? 'revert' : what > 23 ? 'break' : undefined;
  const aside = now.find(({ event }) => event === wanted);
  const transition = aside ?? (what < 22 && next ? next : now[what % (now.length || 1)]);
  if (!transition) return;
  if (transition.event === 'correct') {
    const ofStock = [mixedRequest(), stockRequest([-200, 0, 1], [-225, 0, 1])];
    await send(fresh, orderPaths.corrections(id), shop.cookie, correctionOf(order, what, ofStock));
    return;
  }
  const isLab = transition.by === 'lab';
  const answer = await send(
    fresh,
    orderPaths.events(id, isLab ? shop.account : undefined),
    isLab ? shop.lab : shop.cookie,
    eventOf(transition, { what, step }),
  );
  if (answer.status > 201) return;
  const { events }: Order = await answer.json();
  const remake = events.at(-1)?.remake;
  if (remake) shop.orders.push(remake);
}

function eventOf(
  { event, must, reasons }: Transition,
  { what, step }: Pick<Step, 'what'> & Pick<OrderStatus, 'step'>,
) {
  return {
    event,
    ...(must.includes('price') && { price: 7_000_001 }),
    ...(must.includes('promisedFor') && { promisedFor: what % 2 ? '2030-01-02' : '2024-01-02' }),
    ...(must.includes('reason') && { reason: reasons?.[what % Math.min(3, reasons.length)] }),
    ...(must.includes('message') && { message: 'Text' }),
    ...(must.includes('broken') && { broken: [{ part: what % 2 === 0 ? 'right' : 0, pieces: 1 }] }),
    ...(must.includes('reverts') && { reverts: step?.id }),
    ...(event === 'askRemake' && what % 3 === 0 && { remaking: { eyes: 'right' } }),
    ...(event === 'grantRemake' && what % 3 > 0 && { shopPays: what * 100_000 }),
  };
}

/** The lab reverses an entry by hand. */
async function reverse(fresh: FreshApp, shop: Shop, { which }: Step): Promise<void> {
  const path = `${ledgerPaths.statement}?limit=500`;
  const { entries }: LedgerAnswer = await (
    await fresh.request(path, { cookie: shop.cookie })
  ).json();
  const entry = entries[which % (entries.length || 1)];
  if (!entry) return;
  const { account } = shop;
  const body = { account, kind: 'reversal', entry: entry.id, reference: 'R', note: '' };
  await send(fresh, ledgerPaths.entries, shop.lab, body);
}
