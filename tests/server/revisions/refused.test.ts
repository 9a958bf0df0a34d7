import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { mostChanges } from '../../../src/api/revisions/contract.ts';
import { revisionPaths } from '../../../src/api/revisions/paths.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { accessoryRequest } from '../support/accessory-request.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';
import { stockRequest } from '../support/stock-request.ts';

const { request, signIn, asSuperuser } = await freshApp();
const [lab, shop] = [await signIn('lab'), await signIn('shop')];
const base = 1_000_000;

async function post(path: string, body: object) {
  const answer = await request(path, { cookie: lab, body });
  return { status: answer.status, body: await answer.json() };
}

type Sent = { item: string; value: unknown };
const bodyOf = (changes: readonly Sent[]) => {
  return { id: uuidv7(), base, note: '', kind: 'import', changes };
};
const save = (...changes: Sent[]) => post(revisionPaths.all, bodyOf(changes));

async function valueAt(item: string) {
  const answer = await request(revisionPaths.items({ prefix: item, limit: 1 }), { cookie: lab });
  return (await answer.json()).items[0].value;
}

/** Everything that a save could have changed. */
async function everything() {
  const { rows } = await asSuperuser(`select
    (select jsonb_object_agg(item, value) from assortment) as items,
    (select jsonb_object_agg(item, on_hand) from shelf) as shelf,
    (select count(*) from revisions) as revisions, (select count(*) from revision_items) as steps,
    (select revision from catalogue) as named, (select count(*) from audit_log) as recorded`);
  return rows[0];
}

const hmc = await valueAt('coating hmc');
const classic = await valueAt('accessory case-hard-classic');
const mehr = await valueAt('design pr-mehr');
const sound: Sent = { item: 'coating hmc', value: { ...hmc, price: 1 } };
const band = { sphereMin: -200, sphereMax: 200, cylinderMin: -200, combinedMin: -400 };
const ofBands = (...bands: object[]): Sent => {
  const [variant] = mehr.variants;
  return { item: 'design pr-mehr', value: { ...mehr, variants: [{ ...variant, bands }] } };
};

for (const body of [
  orderRequest(),
  stockRequest([-100, 0, 1]),
  accessoryRequest(['case-hard-classic', 'black', 1]),
]) {
  const headers = { 'Idempotency-Key': uuidv7() };
  const placed = await request(orderPaths.orders, { cookie: shop, body, headers });
  if (placed.status !== 201) throw new Error(await placed.text());
}

test.each<[string, Sent, string, string]>([
  ['a price of −1', { ...sound, value: { ...hmc, price: -1 } }, 'value.price', 'outOfRange'],
  ['part of a rial', { ...sound, value: { ...hmc, price: 0.5 } }, 'value.price', 'invalid'],
  [
    'a name in one language',
    { ...sound, value: { ...hmc, name: { fa: hmc.name.fa } } },
    'value.name.en',
    'required',
  ],
  [
    'ranges that overlap',
    ofBands({ ...band, price: 1 }, { ...band, sphereMin: 0, sphereMax: 400, price: 2 }),
    'value.variants.0.bands.1',
    'overlap',
  ],
  [
    'a range the wrong way round',
    ofBands({ ...band, sphereMin: 400, price: 1 }),
    'value.variants.0.bands.0.sphereMin',
    'rangeOrder',
  ],
  [
    'a conflict of an item with itself',
    { item: 'conflict kind:tint kind:tint', value: { position: 0, reason: hmc.name } },
    'item',
    'conflictWithItself',
  ],
  ['an unknown item', { item: 'lens hmc', value: hmc }, 'item', 'unknownItem'],
  [
    'a power of an unknown lens',
    { item: 'stockCell no 650 0 0', value: { level: 1 } },
    'item',
    'unknownName',
  ],
  [
    'a price dated yesterday',
    { item: `price ${labDay(Date.now() - 86_400_000)} coating hmc`, value: { price: 1 } },
    'item',
    'pastDay',
  ],
  [
    'removing the design of an open order',
    { item: 'design pr-mehr', value: null },
    'item',
    'openOrders',
  ],
  [
    'removing the lens of an open order',
    {
      item: 'design pr-mehr',
      value: {
        ...mehr,
        variants: mehr.variants.filter(({ index }: { index: number }) => index !== 156),
      },
    },
    'value.variants',
    'openOrders',
  ],
  [
    'removing the power of an open order',
    { item: 'stockCell hmc-156 650 -100 0', value: null },
    'item',
    'openOrders',
  ],
  [
    'removing a power that is in stock',
    { item: 'stockCell hmc-156 650 -25 0', value: null },
    'item',
    'onHand',
  ],
  [
    'removing the accessory of an open order',
    { item: 'accessory case-hard-classic', value: null },
    'item',
    'openOrders',
  ],
  [
    'removing an accessory’s variant that is in stock',
    {
      item: 'accessory case-hard-classic',
      value: {
        ...classic,
        variants: classic.variants.filter(({ id }: { id: string }) => id === 'black'),
      },
    },
    'value.variants',
    'onHand',
  ],
])('%s is refused with its path, and nothing is saved in part', async (_, faulty, path, rule) => {
  const before = await everything();
  const { status, body } = await save(sound, faulty);
  expect(status, JSON.stringify(body)).toBe(422);
  const found = body.issues.map(
    (issue: { path: string; code: string; params?: { fault?: string } }) => [
      issue.path,
      issue.params?.fault ?? issue.code,
    ],
  );
  expect(found).toContainEqual([`changes.1.${path}`, rule]);
  const preview = await post(revisionPaths.preview, bodyOf([sound, faulty]));
  expect(preview).toEqual({ status: 422, body });
  expect(await everything()).toEqual(before);
});

test('items that no open order needs can be removed', async () => {
  await asSuperuser("update orders set state = 'delivered'");
  await asSuperuser(
    "update shelf set on_hand = 0 where item in ('hmc-156 650 -25 0', 'hmc-156 650 -100 0')",
  );
  const gone = ['design pr-mehr', 'stockCell hmc-156 650 -25 0', 'stockCell hmc-156 650 -100 0'];
  const { status, body } = await save(...gone.map((item) => ({ item, value: null })));
  expect(status, JSON.stringify(body)).toBe(200);
  const { rows } = await asSuperuser(
    "select count(*)::int from shelf where item = 'hmc-156 650 -25 0'",
  );
  expect(rows).toEqual([{ count: 0 }]);
  const orders = await (await request(orderPaths.orders, { cookie: shop })).json();
  expect(orders.orders).toHaveLength(3);
});

test('an order of a power waits while the power is being removed, and is then refused', async () => {
  const item = 'hmc-156 650 -50 0';
  await asSuperuser('update shelf set on_hand = 0 where item = $1', [item]);
  const removing = save({ item: `stockCell ${item}`, value: null });
  const headers = { 'Idempotency-Key': uuidv7() };
  const ordering = request(orderPaths.orders, {
    cookie: shop,
    body: stockRequest([-50, 0, 1]),
    headers,
  });
  expect((await removing).status).toBe(200);
  expect((await ordering).status).toBe(422);
});

test('50,001 changes are too many', async () => {
  const all = Array.from({ length: mostChanges + 1 }, () => sound);
  const { status, body } = await save(...all);
  expect(status).toBe(422);
  expect(body.issues[0].path).toBe('changes');
});

test('a body over the size limit is refused unread', async () => {
  const note = 'x'.repeat(17 * 1024 * 1024);
  const answer = await request(revisionPaths.all, {
    cookie: lab,
    body: { ...bodyOf([sound]), note },
  });
  expect([413, 422]).toContain(answer.status);
});

test('two concurrent saves get different numbers, or one of them gets a conflict', async () => {
  const latest = (await (await request(revisionPaths.list(), { cookie: lab })).json()).revisions[0]
    .number;
  const price = (amount: number): Sent => ({
    item: 'coating hmc',
    value: { ...hmc, price: amount },
  });
  const at = (changes: Sent[]) => post(revisionPaths.all, { ...bodyOf(changes), base: latest });
  const answers = await Promise.all([at([price(11)]), at([price(12)])]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a restore that would remove a needed item names the item', async () => {
  const added = await save({ item: 'coating late', value: hmc });
  const [variant] = (await valueAt('design sv-standard')).variants;
  const design = { ...(await valueAt('design sv-standard')) };
  const value = { ...design, variants: [{ ...variant, coatings: ['late'] }] };
  await save({ item: 'design sv-standard', value });
  const body = { id: uuidv7(), base, note: '', items: ['coating late'] };
  const refused = await post(revisionPaths.restore(added.body.number - 1), body);
  expect(refused.status).toBe(422);
  expect(refused.body.issues[0].params).toMatchObject({ fault: 'usedBy', item: 'coating late' });
});
