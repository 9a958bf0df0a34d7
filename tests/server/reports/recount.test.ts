import { readdir, readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { readCalendar } from '../../../server/db/catalogue/read-catalogue.ts';
import { inScope } from '../../../server/db/pool/scope.ts';
import { updateFigures } from '../../../server/use-cases/reports/keep-figures.ts';
import { readReport } from '../../../server/use-cases/reports/read-report.ts';
import { allReasons } from '../../../src/domain/reports/rates.ts';
import { type ReportRow, reportGroups } from '../../../src/domain/reports/report.ts';
import { stations } from '../../../src/domain/workday/stations.ts';
import { freshApp } from '../support/fresh-app.ts';
import { openShops } from '../support/shops.ts';
import { compareLists } from './support/lists-behind.ts';
import { openShop, type Step, take } from './support/random-steps.ts';
import { addedByEach, recounted } from './support/recount.ts';

const fresh = await freshApp();
const { database, asSuperuser } = fresh;
const lab = await fresh.signIn('lab');
const shops = (await openShops(database, 3)).map((cookie) => openShop(cookie, lab));
const calendar = await readCalendar(database);

const step: fc.Arbitrary<Step> = fc.record({
  shop: fc.nat({ max: shops.length - 1 }),
  does: fc.constantFrom('place', 'move', 'move', 'move', 'move', 'move', 'move', 'reverse'),
  which: fc.nat({ max: 30 }),
  what: fc.nat({ max: 30 }),
});

/** Steps that happen one after the other; the lanes run concurrently. */
const lanes = fc.array(fc.array(step, { minLength: 20, maxLength: 30 }), {
  minLength: 3,
  maxLength: 3,
});

const dayAgo = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const day = fc.nat({ max: 70 }).map(dayAgo);
const periods = fc.array(fc.tuple(day, day), { minLength: 4, maxLength: 4 });

const migrations = new URL('../../../server/db/migrations/', import.meta.url);

/** The statement of a migration with the given beginning. */
async function fillingOf(name: string, begin: string): Promise<string> {
  const file = (await readdir(migrations)).find((each) => each.endsWith(`-${name}.sql`)) ?? '';
  const statements = (await readFile(new URL(file, migrations), 'utf8')).split(/;\n/);
  return statements.map((each) => each.trim()).find((each) => each.startsWith(begin)) ?? '';
}

/** Rows by key. Months without orders are left out, because they have nothing to compare. */
const byKey = (rows: readonly ReportRow[]) =>
  Object.fromEntries(
    rows
      .filter(({ figures }) => /[1-9]/.test(JSON.stringify(figures)))
      .map(({ key, figures }) => [key, figures]),
  );

async function compare(from: string, to: string): Promise<void> {
  for (const by of reportGroups) {
    const report = await readReport(database, { from, to, by });
    const naive = await recounted(asSuperuser, calendar, { from, to, by });
    expect(byKey(report.rows)).toEqual(naive.rows);
    expect(report.all).toEqual(naive.all);
  }
}

/** Places an order and moves it on: made, broken, made, shipped, reverted, shipped, remade. */
async function toRemake(what: number): Promise<void> {
  const [shop] = shops;
  if (!shop) return;
  await take(fresh, shop, { shop: 0, does: 'place', which: 1, what: 0 });
  for (const each of [what, what, 24, what, what, what, 27, what, what, what]) {
    await take(fresh, shop, { shop: 0, does: 'move', which: 0, what: each });
  }
}

test('figures equal a recount of the orders over any period, by month, shop and lens', async () => {
  await fc.assert(
    fc.asyncProperty(lanes, periods, async (allLanes, asked) => {
      await Promise.all([
        ...allLanes.map(async (steps) => {
          for (const each of steps) {
            const shop = shops[each.shop];
            if (shop) await take(fresh, shop, each);
          }
        }),
        updateFigures(database),
      ]);
      for (const [one, other] of asked) {
        // Some changes are already in the figures, others are not.
        await compare(...([one, other].sort() as [string, string]));
      }
      await updateFigures(database);
      await compare('2020-01-01', '2028-12-31');
    }),
    { numRuns: 4, endOnFailure: true, includeErrorInReport: true },
  );
  // Random steps rarely reach this: an order that broke, was shipped by mistake, and was remade.
  for (const what of [0, 1]) await toRemake(what);
  await compare('2020-01-01', '2028-12-31');
  const { all } = await readReport(database, { from: '2020-01-01', to: '2028-12-31', by: 'lens' });
  const { orders, onTime, late, remakes, breakage } = all;
  expect(Math.min(orders, onTime, late, allReasons(remakes), allReasons(breakage))).toBeGreaterThan(
    0,
  );
});

test('each figure links to exactly the orders that it counts, page by page', async () => {
  const added = await addedByEach(asSuperuser, calendar);
  const { rows: known } = await asSuperuser(
    `select distinct counted from counted_orders order by 1`,
  );
  // Random steps produce everything that can be listed, except for some reasons.
  expect(known.map(({ counted }) => counted)).toEqual(
    expect.arrayContaining(['broken', 'late', 'onTime', 'open', 'part', 'remade']),
  );
  const period = { from: dayAgo(60), to: dayAgo(1) };
  expect(await compareLists(fresh, lab, { all: added, period })).toBeGreaterThan(40);
});

/** Runs a statement of the migration as the server does. */
async function migrateAgain(begin: string): Promise<void> {
  const statement = CompiledQuery.raw(await fillingOf('counted-orders', begin));
  await inScope(database, 'lab', (transaction) => transaction.executeQuery(statement));
}

test('the migration lists the orders counted before it, with the time since which they wait', async () => {
  const read = async () => [
    (await asSuperuser('select * from counted_orders order by 1, 2, 3, 4, 5')).rows,
    (
      await asSuperuser(
        'select id, since from orders where state = any ($1) and since is not null order by id',
        [stations],
      )
    ).rows,
  ];
  const before = await read();
  expect(Math.min(...before.map(({ length }) => length))).toBeGreaterThan(0);
  await asSuperuser('delete from counted_orders');
  await asSuperuser('update orders set since = null');
  await migrateAgain('insert into counted_orders');
  await migrateAgain('update orders set since');
  expect(await read()).toEqual(before);
});
