import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { takeNumber } from '../../../server/db/invoices/take-number.ts';
import { inScope } from '../../../server/db/pool/scope.ts';
import { persianMonthOf } from '../../../src/domain/invoices/fiscal-year.ts';
import type { Invoice } from '../../../src/domain/invoices/invoice.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { type BookedShop, bookkeeping } from '../ledger/support/bookkeeping.ts';
import { freshApp } from '../support/fresh-app.ts';
import { invoicing } from './support.ts';

const fresh = await freshApp();
const { asSuperuser, database } = fresh;
await asSuperuser("insert into tax_rates values ('2024-03-20', 1000)");
const runs = 5;
const shopsOfRun = 3;
const books = await bookkeeping(fresh, runs * shopsOfRun + 1);
const { issue, cancel } = await invoicing(fresh);

const month = persianMonthOf(labDay(Date.now()));
const ordersOfShop = 3;

/** Ends all connections of the server that are in the middle of something. */
const endConnections = () =>
  asSuperuser(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and usename = 'adasi' and state <> 'idle'`,
  );

/** Repeats a request until it succeeds or is refused. A connection that was ended counts as a server error. */
async function answered(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await send();
    if (answer.status < 500) return answer;
  }
}

async function chargedOrders({ cookie }: BookedShop): Promise<string[]> {
  const placed = await Promise.all(Array.from({ length: ordersOfShop }, () => books.place(cookie)));
  for (const { id } of placed) await books.accept(id);
  return placed.map(({ id }) => id);
}

const step = fc.record({
  shop: fc.nat({ max: shopsOfRun - 1 }),
  what: fc.constantFrom('order', 'month', 'cancel'),
  which: fc.nat({ max: ordersOfShop - 1 }),
  isDoubled: fc.boolean(),
  endsConnections: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never;

type Stand = { shop: BookedShop; orders: string[]; invoices: string[] };

async function take({ shop, orders, invoices }: Stand, asked: Step): Promise<void> {
  const { what, which, isDoubled, endsConnections } = asked;
  const id = uuidv7();
  const send = () => {
    const invoice = invoices[which % Math.max(1, invoices.length)];
    if (what === 'cancel' && invoice) return cancel(shop.account, invoice, id);
    const subject =
      what === 'order'
        ? ({ kind: 'order', order: orders[which] ?? '' } as const)
        : ({ kind: 'month', month } as const);
    return issue(shop.account, subject, id);
  };
  const sent = [answered(send), ...(isDoubled ? [answered(send)] : [])];
  if (endsConnections) await endConnections();
  const answers = await Promise.all(sent);
  for (const answer of answers.filter(({ status }) => status < 300)) {
    const made = (await answer.json()) as Invoice;
    expect(made.id).toBe(id);
    if (made.kind === 'invoice') invoices.push(id);
  }
}

/** Numbers in the order they were taken, and how they differ from 1, 2, 3 … with days that never go back. */
async function faultsOfNumbers(): Promise<unknown[]> {
  const { rows } = await asSuperuser(`
    select fiscal_year, number, place from (
      select fiscal_year, number, day, row_number() over series as place, lag(day) over series as before
      from invoices window series as (partition by fiscal_year order by number)
    ) as numbered where number <> place or before > day`);
  return rows;
}

/** Orders on two valid invoices, and invoices that are valid although a credit note cancels them, or the other way. */
async function faultsOfLines(): Promise<unknown[]> {
  const { rows } = await asSuperuser(`
    select order_id::text as fault from invoice_orders where not is_cancelled
    group by account_id, order_id having count(*) > 1
    union all
    select line.invoice_id::text from invoice_orders line
    where is_cancelled <> exists (select from invoices note where note.cancels = line.invoice_id)
    union all
    select id::text from invoices where kind = 'invoice' and total <> (
      select sum(debit - credit) from ledger_entries entry join invoice_orders line using (account_id, order_id)
      where line.invoice_id = invoices.id
    )`);
  return rows;
}

test('numbers have no gaps or duplicates when requests are repeated, refused or interrupted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
      const stands: Stand[] = await Promise.all(
        Array.from({ length: shopsOfRun }, async () => {
          const shop = books.someShop();
          return { shop, orders: await chargedOrders(shop), invoices: [] };
        }),
      );
      // One lane for each shop, all at once.
      await Promise.all(
        stands.map(async (stand, at) => {
          for (const each of steps.filter(({ shop }) => shop === at)) await take(stand, each);
        }),
      );
      expect(await faultsOfNumbers()).toEqual([]);
      expect(await faultsOfLines()).toEqual([]);
      const { rows } = await asSuperuser(`
        select (select sum(last) from invoice_numbers) as counted, (select count(*) from invoices) as kept`);
      expect(rows[0].counted).toBe(rows[0].kept);
    }),
    // Interruptions differ from run to run, so the report says what was wrong.
    { numRuns: runs, endOnFailure: true, includeErrorInReport: true },
  );
  expect(await fresh.count('invoices')).toBeGreaterThan(runs);
});

test('a number whose transaction rolled back is used again', async () => {
  const take = (ends: () => Promise<unknown>) =>
    inScope(database, 'lab', async (transaction) => {
      const { number } = await takeNumber(transaction, '2031-01-01');
      taken.push(number);
      await ends();
    });
  const taken: number[] = [];
  const rolledBack = take(() => Promise.reject(new Error('rolled back')));
  await expect(rolledBack).rejects.toThrow('rolled back');
  await expect(take(endConnections)).rejects.toThrow();
  await take(() => Promise.resolve());
  await take(() => Promise.resolve());
  expect(taken).toEqual([1, 1, 1, 2]);
});
