import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import type { ItemsAnswer } from '../../../src/api/stockroom/contract.ts';
import { stockroomPaths } from '../../../src/api/stockroom/paths.ts';
import { stockCellKey } from '../../../src/domain/stock/chart.ts';
import { freshApp } from '../support/fresh-app.ts';
import { openShops } from '../support/shops.ts';
import { stockCell, stockRequest } from '../support/stock-request.ts';
import { shelfFaults } from './support/shelf-audit.ts';

const fresh = await freshApp();
const servers = [fresh.request, fresh.another().request];
const lab = await fresh.signIn('lab');
const shops = await openShops(fresh.database, 3);

const counted = [-100, -75, -50, -25];
const others = [0, 25, 50];
const itemOf = (sphere: number) => stockCellKey(stockCell(sphere, 0));

const step = fc.record({
  does: fc.constantFrom('order', 'order', 'order', 'cancel', 'reject', 'receive', 'correct'),
  which: fc.nat({ max: 50 }),
  pieces: fc.integer({ min: 1, max: 6 }),
  /** Whether the same request is sent to both servers concurrently. */
  isDoubled: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Request = { cookie: string | undefined; body: object; isDoubled: boolean };

async function send(path: string, { cookie, body, isDoubled }: Request) {
  const id = uuidv7();
  const headers = { 'Idempotency-Key': id };
  const asked = isDoubled ? servers : servers.slice(0, 1);
  const answers = await Promise.all(
    asked.map((request) => request(path, { cookie, body, headers })),
  );
  for (const { status } of answers) expect([200, 201, 409, 422]).toContain(status);
  return { id, isDone: answers.some(({ status }) => status < 300) };
}

/** Orders two powers. Returns the order's id unless it was refused. */
async function order(cookie: string | undefined, { which, pieces, isDoubled }: Step) {
  const all = [...counted, ...others];
  const powers = [all[which % 7] ?? 0, all[(which + 3) % 7] ?? 0];
  const body = stockRequest(...powers.map((sphere) => [sphere, 0, pieces] as const));
  const { id, isDone } = await send(orderPaths.orders, { cookie, body, isDoubled });
  return isDone ? [id] : [];
}

/** Receives or corrects a power that is not counted. */
function post({ does, which, pieces, isDoubled }: Step) {
  const item = itemOf(others[which % others.length] ?? 0);
  const body =
    does === 'receive'
      ? { kind: 'receipt', lines: [{ item, pieces }] }
      : { kind: 'correction', reason: 'damaged', lines: [{ item, pieces: -pieces }] };
  return send(stockroomPaths.postings, { cookie: lab, body, isDoubled });
}

/** A shop orders and cancels; the lab rejects orders, receives stock and corrects it. */
async function act(cookie: string | undefined, steps: readonly Step[]): Promise<void> {
  const orders: string[] = [];
  for (const step of steps) {
    const { does, isDoubled } = step;
    if (does === 'order') orders.push(...(await order(cookie, step)));
    if (does === 'receive' || does === 'correct') await post(step);
    const ended = does === 'cancel' || does === 'reject' ? orders.shift() : undefined;
    if (!ended) continue;
    const by = does === 'cancel' ? cookie : lab;
    const reason = does === 'cancel' ? 'mistake' : 'unclear';
    const body = { event: does, reason };
    await send(orderPaths.events(ended), { cookie: by, body, isDoubled });
  }
}

async function sheet(): Promise<ItemsAnswer['items']> {
  const answer = await fresh.request(stockroomPaths.cells('hmc-156', 650), { cookie: lab });
  const { items } = (await answer.json()) as ItemsAnswer;
  return items.filter(([item]) => counted.some((sphere) => itemOf(sphere) === item));
}

/** The actual pieces on the shelf, unlike those on the books. Constant, because nothing goes into production. */
type Truth = ReadonlyMap<string, number>;

/** Types one count after the other, each with the sheet at that moment, and posts all of them at the end. */
async function takeStock(truth: Truth): Promise<void> {
  const lines: object[] = [];
  for (const item of truth.keys()) {
    const [, , , promised, seen] = (await sheet()).find(([each]) => each === item) ?? [];
    lines.push({ item, counted: truth.get(item), promised, seen });
  }
  const body = { kind: 'count', lines };
  const { isDone } = await send(stockroomPaths.postings, { cookie: lab, body, isDoubled: true });
  expect(isDone).toBe(true);
}

test('a count is right despite concurrent orders and cancellations, and the books stay consistent', async () => {
  const lane = fc.array(step, { minLength: 5, maxLength: 12 });
  const discrepancy = fc.integer({ min: -20, max: 40 });
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(lane, lane, lane),
      fc.tuple(discrepancy, discrepancy, discrepancy, discrepancy),
      async (lanes, discrepancies) => {
        const before = await sheet();
        const truth: Truth = new Map(
          before.map(([item, onHand, , promised], index) => {
            // Enough for all orders.
            return [item, Math.max(onHand, 600) + promised + (discrepancies[index] ?? 0)];
          }),
        );
        await Promise.all([
          ...lanes.map((steps, index) => act(shops[index], steps)),
          takeStock(truth),
        ]);
        for (const [item, onHand, , promised] of await sheet()) {
          expect(onHand + promised, item).toBe(truth.get(item));
        }
        expect(await shelfFaults(fresh.asSuperuser)).toEqual([]);
      },
    ),
    { numRuns: 15, endOnFailure: true },
  );
  const { rows } = await fresh.asSuperuser('select distinct kind from stock_movements order by 1');
  expect(rows.map(({ kind }) => kind)).toEqual([
    'correction',
    'count',
    'givenBack',
    'opening',
    'receipt',
    'taken',
  ]);
});
