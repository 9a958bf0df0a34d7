import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../../server/db/pool/database.ts';
import type { LedgerAnswer } from '../../../src/api/ledger/contract.ts';
import { paymentPaths } from '../../../src/api/ledger/payment-paths.ts';
import type { OrdersAnswer } from '../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import type { Dues } from '../../../src/domain/ledger/dues.ts';
import type { Standing } from '../../../src/domain/ledger/standing.ts';
import { replay } from '../../../src/domain/lifecycle/history.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { shelfFaults } from '../stockroom/support/shelf-audit.ts';
import { startBundled } from '../support/bundled.ts';
import { freshDatabase } from '../support/fresh-app.ts';
import { freePort, type RealServer, stopServer } from '../support/real-server.ts';
import { openShops } from '../support/shops.ts';
import { type Books, openBooks, type Step, take } from './support/any-step.ts';
import { faultsOf, kindsOf } from './support/audit.ts';

const { connection, superuser } = await freshDatabase();
const { host, user, database: name } = connection;
const DATABASE_URL = `postgres://${user}@${encodeURIComponent(host)}/${name}`;
const database = openDatabase(connection);
afterAll(() => database.close());
await superuser.query(`insert into tax_rates values ('2024-03-20', 1000)`);

const runs = 12;
const shops = await openShops(database, runs);
let servers: RealServer[] = [];

beforeAll(async () => {
  const ports = [await freePort(), await freePort()];
  servers = await Promise.all(
    ports.map((port) => startBundled('/nonexistent', port, { DATABASE_URL })),
  );
});
afterAll(() => Promise.all(servers.map(stopServer)));

const step: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom(
    'place',
    'move',
    'move',
    'move',
    'move',
    'move',
    'pay',
    'cheque',
    'step',
    'step',
    'adjust',
    'reverse',
  ),
  /** The order or entry to use, and the step to take among the possible ones. */
  which: fc.nat({ max: 20 }),
  what: fc.nat({ max: 30 }),
  amount: fc.integer({ min: 1, max: 1e12 }),
  /** Whether the same request is sent to both servers concurrently. */
  isDoubled: fc.boolean(),
});

/** Sequential steps; several such lanes run concurrently. */
const lanes = fc.array(fc.array(step, { minLength: 12, maxLength: 25 }), {
  minLength: 3,
  maxLength: 3,
});
/** Moves the shop's oldest orders as far as a remake, which random steps reach too seldom. */
const onward = Array.from({ length: 20 }, (): Step => {
  return { does: 'move', which: 2, what: 0, amount: 5_000_000, isDoubled: true };
});
/** Accepts the shop's newest orders and undoes it, which random steps reach too seldom. */
const takenBack = Array.from({ length: 12 }, (_, at): Step => {
  return {
    does: 'move',
    which: 3,
    what: at % 2 === 0 ? 0 : 30,
    amount: 5_000_000,
    isDoubled: true,
  };
});
/** Cheques that reach their end while others move them on. */
const collected = (
  ['cheque', 'cheque', 'step', 'step', 'step', 'step', 'step', 'step'] as const
).map((does, at): Step => ({ does, which: at % 2, what: at, amount: 7_000_000, isDoubled: true }));
const limit = fc.option(fc.integer({ min: 0, max: 200_000_000 }), { nil: null });

/** All orders of a shop, with their events. */
async function ordersOf({ read }: Books): Promise<Order[]> {
  const { orders } = await read<OrdersAnswer>(`${orderPaths.orders}?limit=100`);
  return Promise.all(orders.map(({ id }) => read<Order>(orderPaths.order(id))));
}

test('any sequence of steps at two servers keeps every ledger, order and shelf consistent', async () => {
  await fc.assert(
    fc.asyncProperty(lanes, limit, async (allLanes, creditLimit) => {
      const cookie = shops.pop() ?? '';
      const books = await openBooks({ servers, database, cookie, creditLimit });
      await Promise.all(
        [...allLanes, onward, takenBack, collected].map(async (steps) => {
          for (const each of steps) await take(books, each);
        }),
      );
      expect((await faultsOf(superuser, books.account)).join('\n')).toBe('');
      for (const order of await ordersOf(books)) {
        const { state, back, promisedFor, price, events } = order;
        expect(replay(price.total, events)).toMatchObject({ state, back, promisedFor });
      }
      const path = '/api/ledger?order=oldest&limit=500';
      const { entries, period } = await books.read<LedgerAnswer>(path);
      let owed = 0;
      for (const { debit, credit, net, tax, balance } of entries) {
        owed += debit - credit;
        expect(balance).toBe(owed);
        expect(net + tax).toBe(debit + credit);
      }
      expect(period.closing).toBe(owed);
      const { balance } = await books.read<Standing>('/api/ledger/standing');
      expect(balance).toBe(owed);
      const { byAge } = await books.read<Dues>(paymentPaths.dues());
      expect(byAge.reduce((sum, due) => sum + due)).toBe(Math.max(owed, 0));
    }),
    // A race between two servers is not reproducible, so the report says what was wrong.
    { numRuns: runs, endOnFailure: true, includeErrorInReport: true },
  );
  const { rows } = await superuser.query(
    "select distinct details ->> 'undone' as undone from order_events where event = 'revert'",
  );
  expect(rows.map(({ undone }) => undone)).toContain('accept');
  const { rows: steps } = await superuser.query(
    'select distinct step from cheque_steps order by 1',
  );
  expect(steps.map(({ step }) => step)).toEqual(expect.arrayContaining(['bounce', 'clear']));
  expect(await shelfFaults((text) => superuser.query(text))).toEqual([]);
  // The sequences reached everything that can be posted.
  expect(await kindsOf(superuser)).toEqual([
    'adjustment',
    'charge',
    'payment',
    'remakeCredit',
    'reversal',
    'reversal of adjustment',
    'reversal of charge',
    'reversal of payment',
  ]);
});
