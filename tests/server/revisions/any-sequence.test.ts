import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { cataloguePath } from '../../../src/api/catalogue/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { revisionPaths } from '../../../src/api/revisions/paths.ts';
import { stockPath } from '../../../src/api/stock/paths.ts';
import { lensCatalogue } from '../../../src/domain/catalogue/lens.ts';
import { bulkPriceChange } from '../../../src/domain/revisions/bulk-price-change.ts';
import { checkAssortment } from '../../../src/domain/revisions/check-assortment.ts';
import { type Assortment, applyTo, type ItemChange } from '../../../src/domain/revisions/entry.ts';
import { datedPrices, priceInForce } from '../../../src/domain/revisions/held-prices.ts';
import { formatItem } from '../../../src/domain/revisions/item-key.ts';
import { pricesOf } from '../../../src/domain/revisions/price-items.ts';
import { readChange } from '../../../src/domain/revisions/read-change.ts';
import { stockCatalogue } from '../../../src/domain/stock/stock.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { accessoryRequest } from '../support/accessory-request.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';
import { stockRequest } from '../support/stock-request.ts';
import { anyChange, soundChange } from './support/any-change.ts';

const { request, signIn, asSuperuser } = await freshApp();
const [lab, shop, shop2] = await Promise.all(['lab', 'shop', 'shop2'].map(signIn));
const shops = [
  [shop, 'standard'],
  [shop2, 'partner'],
] as const;
const today = labDay(Date.now());

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('edit' as const),
      changes: fc.array(anyChange, { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('edit' as const),
      changes: fc.tuple(soundChange),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('restore' as const),
      back: fc.nat({ max: 6 }),
      isWhole: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('bulk' as const),
      percent: fc.integer({ min: -60, max: 60 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('order' as const), kind: fc.nat({ max: 2 }) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

const post = async (path: string, body: object) => {
  const answer = await request(path, { cookie: lab, body });
  return { status: answer.status, body: await answer.json() };
};
const common = { note: '', base: 1_000_000 };
const save = (changes: readonly { item: string; value: unknown }[], kind = 'edit') =>
  post(revisionPaths.all, { id: uuidv7(), ...common, kind, changes });

/** The items in the tables, those rebuilt from the log, and the stored orders. */
async function readState() {
  const { rows } = await asSuperuser(`
    select latest_revision::int as number,
      (select jsonb_object_agg(item, value) from assortment) as tables,
      (select jsonb_object_agg(item, after) from (
        select distinct on (item) item, after from revision_items order by item, number desc
      ) held where after is not null) as replayed,
      (select coalesce(jsonb_object_agg(id, jsonb_build_array(content, price, lens_names)), '{}') from orders) as orders
    from catalogue`);
  return rows[0];
}
type State = Awaited<ReturnType<typeof readState>>;

function entriesOf(tables: Record<string, unknown>): ItemChange[] {
  return Object.entries(tables).map(([item, value]) => {
    const read = readChange({ item, value });
    if (!read.ok) throw new Error(`${item}: ${read.error?.message ?? 'no key'}`);
    return read.change;
  });
}

async function take(did: Step, before: State): Promise<{ status: number; body: unknown }> {
  if (did.does === 'edit') return save(did.changes);
  if (did.does === 'bulk') {
    const items = applyTo(new Map(), entriesOf(before.tables));
    const by = { percent: did.percent };
    const asked = { which: { of: 'coating' as const }, by, roundTo: 10, fromDay: today };
    const changes = bulkPriceChange(items, asked);
    return save(
      changes.map((change) => ({ item: formatItem(change), value: change.value })),
      'bulk',
    );
  }
  if (did.does === 'restore') {
    const number = Math.max(1, before.number - did.back);
    const some = Object.keys(before.tables).filter((_, index) => index % 3 === 0);
    const items = did.isWhole ? {} : { items: some };
    return post(revisionPaths.restore(number), { id: uuidv7(), ...common, ...items });
  }
  const orders = [
    orderRequest(),
    stockRequest([-50, 0, 1]),
    accessoryRequest(['case-hard-classic', 'black', 1]),
  ];
  const headers = { 'Idempotency-Key': uuidv7() };
  const answer = await request(orderPaths.orders, {
    cookie: shop,
    body: orders[did.kind],
    headers,
  });
  return { status: answer.status, body: await answer.json() };
}

/** The prices of the coatings for a tier today, by the domain's rules. */
function coatingPrices(present: Assortment, tier: string) {
  const dated = datedPrices(present);
  const parts = [...present.values()].flatMap((entry) =>
    entry.kind === 'coating' ? pricesOf(entry) : [],
  );
  return Object.fromEntries(parts.map((part) => [part.of, priceInForce(dated, part, tier, today)]));
}

/** Expects the answers to shops to be valid, and every rule to hold for all items. */
async function expectSound({ tables, replayed, orders }: State, before: State) {
  expect(tables).toEqual(replayed);
  expect(orders).toMatchObject(before.orders);
  const entries = entriesOf(tables);
  const present = applyTo(new Map(), entries);
  expect(checkAssortment(present, entries, { today, isRestore: true })).toEqual([]);
  for (const [cookie, tier] of shops) {
    const { coatings } = lensCatalogue.parse(
      await (await request(cataloguePath, { cookie })).json(),
    );
    const asked = Object.fromEntries(coatings.map(({ id, price }) => [`coating ${id}`, price]));
    expect(asked, tier).toEqual(coatingPrices(present, tier));
  }
  stockCatalogue.parse(await (await request(stockPath, { cookie: shop })).json());
  const { rows } = await asSuperuser(`
    select id from orders, jsonb_array_elements(content -> 'lines') line where kind = 'stock' and not exists (
      select from stock_cells cell join shelf using (item) where cell.item =
        concat_ws(' ', line ->> 'lens', line ->> 'diameter', line ->> 'sphere', line ->> 'cylinder'))`);
  expect(rows).toEqual([]);
}

test('any sequence of edits, restores and bulk changes keeps the assortment and its orders consistent', async () => {
  const taken = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
      let before = await readState();
      for (const each of steps) {
        const { status, body } = await take(each, before);
        expect([200, 201, 422], JSON.stringify(body)).toContain(status);
        const after = await readState();
        if (each.does !== 'order') {
          const isSaved = status === 200;
          expect(after.number).toBe(before.number + (isSaved ? 1 : 0));
          if (!isSaved) expect(after.tables).toEqual(before.tables);
        }
        await expectSound(after, before);
        before = after;
        const key = `${each.does} ${status}`;
        taken.set(key, (taken.get(key) ?? 0) + 1);
      }
    }),
    { numRuns: 12 },
  );
  // Each kind of step must have succeeded and been refused at least once, or the test would prove nothing.
  expect([...taken.keys()].sort()).toEqual(
    expect.arrayContaining(['edit 200', 'edit 422', 'order 201', 'restore 200']),
  );
});
