import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { ledgerPaths } from '../../../src/api/ledger/paths.ts';
import type { PlaceOrderRequest } from '../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import type { LedgerEntry } from '../../../src/domain/ledger/ledger-entry.ts';
import { replay } from '../../../src/domain/lifecycle/history.ts';
import { totalOf } from '../../../src/domain/lifecycle/order-status.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { shelfFaults } from '../stockroom/support/shelf-audit.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';
import { stockRequest } from '../support/stock-request.ts';

const fresh = await freshApp();
const servers = [fresh.request, fresh.another().request];
const [shop, lab] = (await Promise.all(['shop', 'lab'].map(fresh.signIn))) as [string, string];

/** One of those who act at the same time. `isKnown`: whether it names the last event that it saw. */
const act = fc.record({
  what: fc.constantFrom('correct', 'correct', 'cancel', 'accept', 'ask', 'write'),
  pieces: fc.integer({ min: 1, max: 4 }),
  isKnown: fc.boolean(),
  isDoubled: fc.boolean(),
});
type Act = typeof act extends fc.Arbitrary<infer Each> ? Each : never;

const bodyOf = (kind: Order['kind'], pieces: number): PlaceOrderRequest =>
  kind === 'rx'
    ? orderRequest(`N-${pieces}`)
    : stockRequest([-25 * pieces, 0, pieces], [-200, 0, pieces]);

const bodies = {
  cancel: { event: 'cancel', reason: 'mistake' },
  accept: { event: 'accept', promisedFor: '2030-01-02' },
  ask: { event: 'ask', message: 'Which?' },
  write: { event: 'write', message: 'Text' },
} as const;

/** Sends what somebody does, perhaps to both servers at once; resolves to the statuses. */
async function does(order: Order, { what, pieces, isKnown, isDoubled }: Act): Promise<number[]> {
  const after = order.events.at(-1)?.id;
  const isCorrection = what === 'correct';
  const path = isCorrection ? orderPaths.corrections(order.id) : orderPaths.events(order.id);
  const body = isCorrection
    ? { ...bodyOf(order.kind, pieces), after }
    : { ...bodies[what], ...(isKnown && { after }) };
  const cookie = what === 'accept' || what === 'ask' ? lab : shop;
  const headers = { 'Idempotency-Key': uuidv7() };
  const some = isDoubled ? servers : servers.slice(0, 1);
  return Promise.all(
    some.map(async (request) => (await request(path, { cookie, body, headers })).status),
  );
}

async function read(path: string) {
  return (await fresh.request(path, { cookie: shop })).json();
}

async function checkTruth({ id }: Order): Promise<void> {
  const order: Order = await read(orderPaths.order(id));
  const status = replay(order.price.total, order.events);
  expect(status).toMatchObject({ state: order.state, back: order.back });
  const corrections = order.events.filter(({ event }) => event === 'correct');
  expect((order.corrections ?? []).map(({ event }) => event)).toEqual(
    corrections.map((event) => event.id),
  );
  // What an event says it cost is what was, and is, ordered.
  const versions = [...(order.corrections ?? []), order];
  corrections.forEach(({ corrected }, place) => {
    expect(corrected).toEqual({
      before: versions[place]?.price.total,
      after: versions[place + 1]?.price.total,
    });
  });
  const { entries } = await read(`${ledgerPaths.statement}?order=newest&limit=500`);
  const owed = entries
    .filter((entry: LedgerEntry) => entry.order?.id === id)
    .reduce((sum: number, { debit, credit }: LedgerEntry) => sum + debit - credit, 0);
  const isCharged = order.state === 'accepted' || order.back === 'accepted';
  expect(owed).toBe(isCharged && status ? totalOf(status) : 0);
}

test('correcting, cancelling and accepting at the same time leave one truth', async () => {
  const rounds = fc.record({
    kind: fc.constantFrom('rx', 'stock'),
    acts: fc.array(act, { minLength: 2, maxLength: 6 }),
  });
  await fc.assert(
    fc.asyncProperty(rounds, async ({ kind, acts }) => {
      const headers = { 'Idempotency-Key': uuidv7() };
      const body = bodyOf(kind, 2);
      const placed = await fresh.request(orderPaths.orders, { cookie: shop, body, headers });
      const order: Order = await placed.json();
      const answers = await Promise.all(acts.map((each) => does(order, each)));
      for (const [place, statuses] of answers.entries()) {
        for (const status of statuses) expect([200, 201, 409, 422]).toContain(status);
        // Of a request that was sent twice, at most one makes the event.
        expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(1);
        if (acts[place]?.what === 'write') expect(statuses).toContain(201);
      }
      await checkTruth(order);
      // The pieces go back, so that the next round finds them.
      const cancel = { event: 'cancel', reason: 'noAnswer' };
      const key = { 'Idempotency-Key': uuidv7() };
      await fresh.request(orderPaths.events(order.id), { cookie: lab, body: cancel, headers: key });
      await checkTruth(order);
    }),
    { numRuns: 30 },
  );
  expect(await shelfFaults(fresh.asSuperuser)).toEqual([]);
});
