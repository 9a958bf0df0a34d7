import pg from 'pg';
import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { migrate } from '../../../../server/db/migrate.ts';
import { copyDatabase } from '../../../../server/db/move/copy-database.ts';
import { openDatabase } from '../../../../server/db/pool/database.ts';
import { orderPaths } from '../../../../src/api/orders/paths.ts';
import { photoPath } from '../../../../src/api/photos/paths.ts';
import { appOn, freshDatabase } from '../../support/fresh-app.ts';
import { orderRequest } from '../../support/order-request.ts';
import { partitionSql } from '../../support/partition-sql.ts';
import { photo } from '../../support/photos.ts';

const source = await freshDatabase();
const target = await freshDatabase('template0');
const [left, right] = [source, target].map(({ connection, superuser }) =>
  appOn(openDatabase(connection), superuser),
) as [ReturnType<typeof appOn>, ReturnType<typeof appOn>];
await migrate(right.database.pool);

/** What protects the rows: keys, triggers and policies. */
const guardsSql = `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as what
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
  union all select relname, 'security', concat(relrowsecurity, relforcerowsecurity)
    from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
  order by 1, 2, 3`;
const guards = async ({ superuser }: typeof source) => (await superuser.query(guardsSql)).rows;

/** The rows of each table but the journal, whose times differ. */
async function contents({ superuser }: typeof source): Promise<Map<string, unknown[]>> {
  const { rows } = await superuser.query<{ name: string }>(
    `select relname as name from pg_class
      where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`,
  );
  const found = new Map<string, unknown[]>();
  for (const { name } of rows.filter((each) => each.name !== 'migrations')) {
    const { rows: all } = await superuser.query(
      `select to_jsonb(${name}) as row from ${name} order by 1`,
    );
    found.set(name, all);
  }
  return found;
}

async function copyTo({ connection }: typeof source): Promise<number> {
  const to = new pg.Client(connection);
  await to.connect();
  return copyDatabase(source.superuser, to).finally(() => to.end());
}

test('everything is copied, as it was and as protected as before', async () => {
  const shop = await left.signIn('shop');
  const id = uuidv7();
  const headers = { 'Idempotency-Key': id };
  await left.request(orderPaths.orders, { cookie: shop, headers, body: orderRequest() });
  const picture = photoPath(id, uuidv7());
  const bytes = await photo('jpeg');
  const stored = await left.request(picture, { method: 'PUT', cookie: shop, bytes });
  expect(stored.status).toBe(201);
  const before = await guards(target);

  expect(await copyTo(target)).toBe(1);
  expect(await contents(target)).toEqual(await contents(source));
  expect(await guards(target)).toEqual(before);
  // The session came along.
  expect((await right.request(picture, { cookie: shop })).status).toBe(200);
  const again = await right.request(orderPaths.orders, {
    cookie: shop,
    headers: { 'Idempotency-Key': uuidv7() },
    body: orderRequest(),
  });
  expect(again.status).toBe(201);
});

test('everything is copied into partitioned tables', async () => {
  const parted = await freshDatabase('template0');
  const database = openDatabase(parted.connection);
  await migrate(database.pool);
  await database.close();
  await parted.superuser.query(partitionSql);
  const before = await guards(parted);

  await copyTo(parted);
  expect(await contents(parted)).toEqual(await contents(source));
  expect(await guards(parted)).toEqual(before);
});
