import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessoriesPath } from '../../../src/api/accessories/paths.ts';
import { cataloguePath } from '../../../src/api/catalogue/paths.ts';
import { stockPath } from '../../../src/api/stock/paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { type Described, describedRoutes, type Parameter } from './api-routes.ts';
import { owners, shops, type Target } from './asking.ts';
import { cursorAt } from './askings/orders.ts';
import { expectNothingHidden, textOf } from './shown.ts';
import { markOf, noteMark, pictureHash, populate } from './world.ts';

const fresh = await freshApp();
const { request } = fresh;
const { cookieOf, targetOf } = await populate(fresh);
const described = await describedRoutes(fresh);
const reads = [...described].filter(([route]) => route.startsWith('GET '));

/** Revisions of the lists sent to visitors and each shop. */
const revisions = await Promise.all(
  (['anonymous', ...shops] as const).flatMap((asker) =>
    [cataloguePath, stockPath, accessoriesPath].map(async (path): Promise<string> => {
      const answer = await request(path, { cookie: await cookieOf(asker) });
      return (await answer.json()).revision;
    }),
  ),
);

/** Values for each path parameter, by its name. */
const inPath: Record<string, (target: Target) => string[]> = {
  hash: () => [pictureHash],
  file: () => ['96.webp'],
  id: ({ account = uuidv7(), order, delivered, delivery, packing }) => [
    account,
    order,
    delivered,
    delivery,
    packing,
  ],
  photo: ({ photo }) => [photo],
  number: () => ['1'],
  token: ({ account = uuidv7() }) => [`${account}.${'x'.repeat(43)}`],
};

/** Values for each query or header parameter, by its name; each UUID parameter is tried with all ids. */
const inQuery: Record<string, (target: Target) => string[]> = {
  text: ({ mark }) => [mark, noteMark],
  q: ({ mark }) => [mark, noteMark],
  after: (target) => [cursorAt(target)],
  since: () => revisions,
  item: () => ['hmc-156 650 -200 0'],
  lens: () => ['hmc-156'],
  tier: ({ mark }) => [mark, 'standard'],
  prefix: () => ['coating ', 'price '],
  month: () => ['1405-09'],
  year: () => ['1405'],
  view: ({ account = uuidv7() }) => ['quotes', account],
  parcel: ({ order = uuidv7() }) => [order, `${order},${uuidv7()}`],
};

/** Whether a parameter takes any text. Numbers, days and enums cannot name anyone's data. */
const takesText = ({ schema }: Parameter) =>
  schema.type === 'string' && !schema.enum && !schema.format?.startsWith('date');

function valuesOf({ name, schema }: Parameter, target: Target) {
  const { account, order, delivery } = target;
  if (schema.format === 'uuid') return [account, order, delivery].filter((id) => id !== undefined);
  return inQuery[name]?.(target) ?? [];
}

/** Every path of a route that names a target, with no parameter and with each parameter of its query. */
function pathsTo(route: string, { parameters = [] }: Described, target: Target): string[] {
  const paths = parameters
    .filter((each) => each.in === 'path')
    .reduce(
      (all, { name }) =>
        all.flatMap((path) =>
          (inPath[name]?.(target) ?? []).map((value) => path.replace(`:${name}`, value)),
        ),
      [route.replace('GET ', '')],
    );
  const queries = parameters
    .filter((each) => each.in === 'query')
    .flatMap((each) =>
      valuesOf(each, target).map((value) => `?${each.name}=${encodeURIComponent(value)}`),
    );
  return paths.flatMap((path) => ['', ...queries].map((query) => path + query));
}

const cookies = new Map<string, string | undefined>();
beforeAll(async () => {
  for (const asker of [
    'anonymous',
    'suspended',
    'deactivated',
    ...shops,
    'staff',
    'lab',
  ] as const) {
    cookies.set(asker, await cookieOf(asker));
  }
});

/** Everything a route returns to an asker, for the things of every owner. */
async function everythingBy(route: string, each: Described, cookie: string | undefined) {
  const texts: string[] = [];
  // Many paths name nobody's data and are the same for all owners.
  const paths = new Set(owners.flatMap((owner) => pathsTo(route, each, targetOf(owner))));
  for (const path of paths) {
    // A stream begins before the first change.
    const answer = await request(path, { cookie, headers: { 'Last-Event-ID': '0.1:1:' } });
    expect(answer.status, path).toBeLessThan(500);
    texts.push(await textOf(answer));
  }
  return texts.join('\n');
}

test('every parameter of every GET route is tried', () => {
  const untried = reads.flatMap(([route, { parameters = [] }]) =>
    parameters
      .filter((each) =>
        each.in === 'path'
          ? !(each.name in inPath)
          : each.in === 'query' &&
            takesText(each) &&
            each.schema.format !== 'uuid' &&
            !(each.name in inQuery),
      )
      .map(({ name }) => `${name} of ${route}`),
  );
  const advice = 'Say in inPath or inQuery what it can name.';
  expect(untried, advice).toEqual([]);
});

describe.each(reads)('%s', (route, each) => {
  test.each(['anonymous', 'suspended', 'deactivated', ...shops, 'staff'] as const)(
    'shows %s nothing of another account and no internal note',
    async (asker) => {
      expectNothingHidden(await everythingBy(route, each, cookies.get(asker)), asker);
    },
  );
});

test('orders, photos and notes are shown to their owners', async () => {
  const by = (route: string, asker: string) =>
    everythingBy(route, described.get(route) ?? {}, cookies.get(asker));
  for (const shop of shops) {
    for (const route of [
      'GET /api/orders',
      'GET /api/find',
      'GET /api/orders/:id',
      'GET /api/orders/frames',
      'GET /api/orders/prescriptions',
      'GET /api/changes',
      'GET /api/deliveries',
      'GET /api/privacy/data',
    ]) {
      expect(await by(route, shop), route).toContain(markOf(shop));
    }
    expect(await by('GET /api/orders', 'lab')).toContain(markOf(shop));
    expect(await by('GET /api/find', 'lab')).toContain(markOf(shop));
    expect(await by('GET /api/ledger', shop)).toContain(markOf(shop));
    expect(await by('GET /api/ledger', 'lab')).toContain(markOf(shop));
    expect(await by('GET /api/orders/:id/photos/:photo', shop)).toContain(markOf(shop));
    for (const route of ['GET /api/orders/:id/notes', 'GET /api/accounts/:id/notes']) {
      expect(await by(route, 'lab'), route).toContain(`${noteMark} ${markOf(shop)}`);
    }
  }
});
