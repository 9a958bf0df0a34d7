import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { sentOrder } from '../../../server/db/orders/insert-orders.ts';
import { shelfLines } from '../../../server/db/shelf/shelf-order.ts';
import { demoAccounts } from '../../../server/sample/accounts.ts';
import { placeShelfOrder } from '../../../server/use-cases/orders/kinds/place-shelf-order.ts';
import { placeTogether } from '../../../server/use-cases/orders/kinds/place-together.ts';
import type {
  NewShelfOrder,
  ShelfPlacing,
} from '../../../server/use-cases/orders/kinds/shelf-placing.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { stockCellKey } from '../../../src/domain/stock/chart.ts';
import type { StockLine } from '../../../src/domain/stock/stock.ts';
import { freshApp } from '../support/fresh-app.ts';
import { stockCell, stockRequest } from '../support/stock-request.ts';

const { database, asSuperuser, request, signIn } = await freshApp();

/** The same shelf twice: one is taken from by batches, the other order by order. */
const sides = { together: 0, oneByOne: -50 } as const;
type Side = keyof typeof sides;
const spheres = [-100, -125, -150, -175];
const itemsOf = (side: Side) =>
  spheres.map((sphere) => stockCellKey(stockCell(sphere, sides[side])));

const few = fc.integer({ min: 0, max: 6 });
const wish = fc.record({
  account: fc.nat({ max: 1 }),
  lines: fc.uniqueArray(fc.tuple(fc.nat({ max: 3 }), fc.integer({ min: 1, max: 4 })), {
    minLength: 1,
    selector: ([power]) => power,
  }),
  /** Sends the same order again as one so many before it. */
  repeats: fc.option(fc.nat({ max: 8 }), { nil: undefined, freq: 3 }),
});
type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never;

/** What is on the shelf before each batch, and who then wants what. */
const batch = fc.record({
  onHand: fc.tuple(few, few, few, few),
  wishes: fc.array(wish, { minLength: 1, maxLength: 6 }),
});

function orderOf(side: Side, { account, lines }: Wish, creditLimit: number | null): NewShelfOrder {
  const {
    accountId = '',
    accountName = '',
    userId = '',
    userName = '',
  } = demoAccounts[account] ?? {};
  const asked = lines.map(([power, pieces]): StockLine => {
    return { ...stockCell(spheres[power] ?? 0, sides[side]), pieces };
  });
  const content = { kind: 'stock', reference: '', remarks: '', lines: asked } as const;
  return {
    id: uuidv7(),
    by: {
      account: { id: accountId, name: accountName },
      side: 'shop',
      author: { account: accountId, user: userId, name: userName },
    },
    kept: { kind: 'stock', content, price: { lines: [], total: null }, lensNames: {}, pieces: 1 },
    requestHash: Buffer.alloc(32),
    creditLimit,
    backOrdered: new Set(),
  } as NewShelfOrder;
}

/** The orders of each batch on a side; no order twice in the same one. */
function ordersOf(side: Side, batches: readonly Wish[][]): NewShelfOrder[][] {
  // A limit that nobody reaches sends an order its own way, as one by one.
  const limit = side === 'together' ? null : Number.MAX_SAFE_INTEGER;
  const sent: NewShelfOrder[] = [];
  return batches.map((batch) => {
    const known = [...sent];
    const orders = batch.map(
      (each) => known.at(-1 - (each.repeats ?? known.length)) ?? orderOf(side, each, limit),
    );
    sent.push(...orders);
    return [...new Set(orders)];
  });
}

/** Ids that were stored. Whoever sends one again gets its first answer, also if the shelf would refuse it by now. */
const stored = new Set<string>();

function kindAndIssues({ id }: NewShelfOrder, outcome: ShelfPlacing | undefined) {
  if (outcome?.kind === 'placed') stored.add(id);
  if (outcome?.kind === 'refused') return stored.has(id) ? { kind: 'known' } : outcome;
  return { kind: outcome?.kind };
}

async function placeBatch(orders: readonly NewShelfOrder[]) {
  const ready = orders.map((order) => {
    return { order, sent: sentOrder(order), lines: shelfLines(order.kept.content) };
  });
  const outcomes = await placeTogether(database, ready);
  return ready.map((each) => kindAndIssues(each.order, outcomes.get(each)));
}

async function placeEach(orders: readonly NewShelfOrder[]) {
  const outcomes: unknown[] = [];
  for (const order of orders)
    outcomes.push(kindAndIssues(order, await placeShelfOrder(database, order)));
  return outcomes;
}

/** The remaining pieces of each power, and the pieces each order (by position) took since a moment. */
async function shelfOf(side: Side, orders: readonly NewShelfOrder[][], since: Date) {
  const places = orders.flat().map(({ id }) => id);
  const { rows: movements } = await asSuperuser(
    `select array_position($1::text[], item) as power, array_position($2::uuid[], order_id) as place, pieces, on_hand
     from stock_movements where item = any($1) and at >= $3 order by power, number`,
    [itemsOf(side), places, since],
  );
  const { rows: left } = await asSuperuser(
    `select on_hand, movements - (select max(number) from stock_movements where stock_movements.item = shelf.item) as unnoted
     from shelf where item = any($1) order by array_position($1::text[], item)`,
    [itemsOf(side)],
  );
  return { movements, left };
}

const refill = (side: Side, onHand: readonly number[]) =>
  asSuperuser(
    'update shelf set on_hand = has.pieces from unnest($1::text[], $2::int[]) as has (item, pieces) where shelf.item = has.item',
    [itemsOf(side), onHand],
  );

test('orders of a batch get the same pieces as one by one, and leave the same shelf', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(batch, { minLength: 2, maxLength: 4 }), async (batches) => {
      const { rows } = await asSuperuser('select clock_timestamp()::timestamptz(3) as now');
      const wishes = batches.map((each) => each.wishes);
      const [together, oneByOne] = [ordersOf('together', wishes), ordersOf('oneByOne', wishes)];
      for (const [at, { onHand }] of batches.entries()) {
        await refill('together', onHand);
        await refill('oneByOne', onHand);
        expect(await placeBatch(together[at] ?? [])).toEqual(await placeEach(oneByOne[at] ?? []));
      }
      const since = rows[0].now;
      expect(await shelfOf('together', together, since)).toEqual(
        await shelfOf('oneByOne', oneByOne, since),
      );
    }),
    { numRuns: 60 },
  );
});

test('stock orders that arrive together share transactions, also where some are refused', async () => {
  const [item = ''] = itemsOf('together');
  await asSuperuser('update shelf set on_hand = 45 where item = $1', [item]);
  const cookies = await Promise.all(['shop', 'shop2'].map(signIn));
  const ids = Array.from({ length: 60 }, () => uuidv7());
  const body = stockRequest([spheres[0] ?? 0, sides.together, 1]);
  const answers = await Promise.all(
    ids.map((id, at) => {
      const headers = { 'Idempotency-Key': id };
      return request(orderPaths.orders, { cookie: cookies[at % 2], headers, body });
    }),
  );
  const placed = answers.filter(({ status }) => status === 201).length;
  expect([placed, answers.filter(({ status }) => status === 422).length]).toEqual([45, 15]);
  const { rows } = await asSuperuser(
    `select count(*)::int as orders, count(distinct orders.xmin::text)::int as transactions,
       (select count(*)::int from stock_movements where order_id = any($1)) as movements
     from orders where id = any($1)`,
    [ids],
  );
  expect(rows[0]).toMatchObject({ orders: 45, movements: 45 });
  expect(rows[0].transactions).toBeLessThan(20);
});
