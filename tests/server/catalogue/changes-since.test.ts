import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { readPrices } from '../../../server/db/catalogue/read-prices.ts';
import {
  dropOldVersions,
  findVersion,
  keepVersion,
} from '../../../server/db/list-history/list-versions.ts';
import { writePrices } from '../../../server/use-cases/catalogue/dated-prices.ts';
import { accessoriesPath } from '../../../src/api/accessories/paths.ts';
import { cataloguePath } from '../../../src/api/catalogue/paths.ts';
import { stockPath } from '../../../src/api/stock/paths.ts';
import { applyChanges } from '../../../src/domain/difference/apply-changes.ts';
import { changesSince } from '../../../src/domain/difference/changes-since.ts';
import { checksum } from '../../../src/domain/difference/checksum.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { freshApp } from '../support/fresh-app.ts';

// Statements that wait for a test's lock must not time out before the test releases it.
const patience = { lock_timeout: 60_000, statement_timeout: 60_000 };
const { request, signIn, another, database, asSuperuser, count } = await freshApp({}, patience);
const [shop, shop2] = [await signIn('shop'), await signIn('shop2')];

const lists = [
  ['catalogue', /^coating hmc/],
  ['stock', /^stock hmc-156 standard/],
  ['accessories', /^accessory .* standard/],
] as const;

type Asking = { cookie?: string | undefined; since?: string; from?: typeof request };

const listPaths = {
  catalogue: cataloguePath,
  stock: stockPath,
  accessories: accessoriesPath,
};

async function read(list: keyof typeof listPaths, { cookie, since, from = request }: Asking = {}) {
  const path = `${listPaths[list]}${since === undefined ? '' : `?since=${since}`}`;
  const text = await (await from(path, { cookie })).text();
  return { value: JSON.parse(text), bytes: gzipSync(text).length };
}

/** Changes one price as of today, as the lab does. */
async function changeOnePrice(of: RegExp): Promise<void> {
  const today = labDay(Date.now());
  const found = (await readPrices(database, today)).find(({ item }) => of.test(item));
  if (!found) throw new Error(`no price of ${of}`);
  await writePrices(database, today, [{ ...found, price: (found.price ?? 0) + 10_000 }]);
}

/** Waits until every process can find a version. Responses do not wait for that. */
const untilKept = (revision: string) =>
  expect
    .poll(() => asSuperuser(`select from list_versions where revision = '${revision}'`))
    .toMatchObject({ rowCount: 1 });

/** The list of a device that had `before`, after it applies the response. */
function applied(before: unknown, answer: unknown): unknown {
  const { changes, check } = changesSince.parse(answer);
  const after = applyChanges(before, changes);
  expect(checksum(after)).toBe(check);
  return after;
}

describe.each(lists)('the %s', (list, price) => {
  beforeEach(() => asSuperuser('delete from dated_prices'));

  test('sends one changed price in less than 1 KB', async () => {
    const before = await read(list, { cookie: shop });
    await changeOnePrice(price);
    const changed = await read(list, { cookie: shop, since: before.value.revision });
    const after = await read(list, { cookie: shop });
    expect(applied(before.value, changed.value)).toEqual(after.value);
    expect(after.value).not.toEqual(before.value);
    expect(changed.bytes).toBeLessThan(1024);
    expect(changed.bytes).toBeLessThan(after.bytes / 4);
  });

  test('sends only the checksum when nothing changed', async () => {
    const { value } = await read(list, { cookie: shop });
    const unchanged = await read(list, { cookie: shop, since: value.revision });
    expect(unchanged.value).toEqual({ since: value.revision, changes: [], check: checksum(value) });
  });

  test('is known to another server process too', async () => {
    const before = await read(list, { cookie: shop });
    await changeOnePrice(price);
    await untilKept(before.value.revision);
    const from = another().request;
    const changed = await read(list, { cookie: shop, since: before.value.revision, from });
    const after = await read(list, { cookie: shop, from });
    expect(applied(before.value, changed.value)).toEqual(after.value);
  });

  test.each([
    ['unknown', 'unknown'],
    ['empty', ''],
    ['with quotes', '"x"'],
    ['too long', 'x'.repeat(5000)],
    ['not text', '%00'],
  ])('is sent in full for a revision that is %s', async (_, since) => {
    const { value } = await read(list, { cookie: shop });
    expect((await read(list, { cookie: shop, since })).value).toEqual(value);
  });

  test('is never compared with a version sent to another audience', async () => {
    const visitors = (await read(list)).value;
    const own = (await read(list, { cookie: shop })).value;
    expect((await read(list, { since: own.revision })).value).toMatchObject(
      list === 'catalogue' ? { since: own.revision, changes: [] } : { revision: visitors.revision },
    );
    const visitorsChanges = (await read(list, { since: visitors.revision })).value;
    expect(applied(visitors, visitorsChanges)).toEqual(visitors);
    expect(JSON.stringify(visitorsChanges)).not.toContain('price');
  });
});

test('lists sent while another version is being stored are stored too', async () => {
  await asSuperuser('delete from dated_prices');
  for (const [, price] of lists) await changeOnePrice(price);
  await asSuperuser('begin');
  // Versions can be read but not stored.
  await asSuperuser('lock table list_versions in exclusive mode');
  const answers = await Promise.all(lists.map(([list]) => read(list, { cookie: shop })));
  await asSuperuser('commit');
  for (const { value } of answers) await untilKept(value.revision);
});

test('only the changed counts are sent', async () => {
  const before = (await read('stock', { cookie: shop })).value;
  await asSuperuser("update shelf set on_hand = on_hand + 1 where item like '%-200 0'");
  const changed = await read('stock', { cookie: shop, since: before.revision });
  const after = (await read('stock', { cookie: shop })).value;
  expect(applied(before, changed.value)).toEqual(after);
  expect(changed.bytes).toBeLessThan(512);
});

test('a shop of another tier that sends this shop’s revision gets the full stock', async () => {
  const { revision } = (await read('stock', { cookie: shop })).value;
  const { value } = await read('stock', { cookie: shop2, since: revision });
  expect(value).toEqual((await read('stock', { cookie: shop2 })).value);
});

test('the newest versions of each list are kept', async () => {
  await asSuperuser('truncate list_versions');
  for (const revision of ['first', 'second', 'third', 'first']) {
    await keepVersion(database, 'stock of x', { revision, body: `"${revision}"` });
  }
  await keepVersion(database, 'stock of y', { revision: 'second', body: '"of y"' });
  await dropOldVersions(database, 2);
  expect(await count('list_versions')).toBe(3);
  expect(await findVersion(database, 'stock of x', 'first')).toBe('"first"');
  expect(await findVersion(database, 'stock of x', 'second')).toBeUndefined();
  expect(await findVersion(database, 'stock of y', 'second')).toBe('"of y"');
});

test('a list without a new version for 90 days is dropped, such as that of an ended discount', async () => {
  await asSuperuser('truncate list_versions');
  for (const list of ['stock of x', 'stock of ended']) {
    for (const revision of ['first', 'second'])
      await keepVersion(database, list, { revision, body: '""' });
  }
  await asSuperuser(`
    update list_versions set answered_at = now() - interval '91 days'
    where list = 'stock of ended' or revision = 'first'`);
  await dropOldVersions(database);
  const { rows } = await asSuperuser('select list, revision from list_versions order by revision');
  expect(rows).toEqual([
    { list: 'stock of x', revision: 'first' },
    { list: 'stock of x', revision: 'second' },
  ]);
});
