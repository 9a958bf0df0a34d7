import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '../../../server/auth/password.ts';
import { createAccount } from '../../../server/db/accounts/users.ts';
import { readFirstSteps } from '../../../server/db/first-steps/first-steps.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { openDatabase } from '../../../server/db/pool/database.ts';
import { addSample, readSampleState, removeSample } from '../../../server/sample/assortment.ts';
import { firstStepsPaths } from '../../../src/api/first-steps/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { freshApp, freshDatabase } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';

const { connection, superuser } = await freshDatabase('template0');
const empty = openDatabase(connection);
await migrate(empty.pool);
const account = { id: uuidv7(), name: 'Clear Lab' };
const chief = { id: uuidv7(), username: 'chief', name: 'Chief', role: 'SuperAdmin' as const };
await createAccount(empty, { ...chief, account, passwordHash: await hashPassword('nine benches') });
const by = { account: account.id, user: chief.id, name: chief.name };

const done = async () => {
  const steps = await readFirstSteps(empty, account.id);
  return Object.entries(steps).flatMap(([step, is]) => (is ? [step] : []));
};
const count = async (table: string) =>
  (await superuser.query(`select count(*)::int as count from ${table}`)).rows[0].count;
const items = () => count('assortment');

describe('an empty lab', () => {
  test('has nothing set up', async () => {
    expect(await done()).toEqual([]);
    expect(await readSampleState(empty)).toBe('addable');
  });

  test('gets the sample as one revision, once, and loses it again', async () => {
    const before = await items();
    expect(await addSample(empty, by)).toBe('done');
    expect(await readSampleState(empty)).toBe('removable');
    expect(await done()).toEqual(['tiers', 'coatings', 'designs', 'stock']);
    expect(await addSample(empty, by)).toHaveProperty('issues');
    const { rows } = await superuser.query('select by_name from revisions where number = 2');
    expect(rows).toEqual([{ by_name: 'Chief' }]);

    expect(await removeSample(empty, by)).toBe('done');
    expect(await items()).toBe(before);
    expect(await count('shelf')).toBe(0);
    expect(await readSampleState(empty)).toBe('addable');
    expect(await count('revisions')).toBe(3);
  });

  test('keeps the sample while the lab’s own products refer to it', async () => {
    await addSample(empty, by);
    await superuser.query(
      `insert into lens_designs (id, position, kind, name_fa, name_en) values ('own', 99, 'singleVision', 'x', 'x');
       insert into lens_variants values ('own', 156, 'clear', 0);
       insert into lens_variant_coatings values ('own', 156, 'clear', 'hmc', 0)`,
    );
    const refused = await removeSample(empty, by);
    expect(refused).toMatchObject({ issues: [{ params: { fault: 'usedBy', by: 'design own' } }] });
    expect(await readSampleState(empty)).toBe('removable');
    await empty.pool.end();
  });
});

test('a lab with an order keeps its catalogue, and can dismiss the list of steps', async () => {
  const { request, signIn } = await freshApp();
  const [lab, shop] = [await signIn('lab'), await signIn('shop')];
  const headers = { 'Idempotency-Key': uuidv7() };
  await request(orderPaths.orders, { cookie: shop, body: orderRequest(), headers });
  const refused = await request(firstStepsPaths.sample, { cookie: lab, method: 'DELETE' });
  expect(refused.status).toBe(422);
  const answer = await request(firstStepsPaths.dismissal, { cookie: lab, method: 'PUT' });
  expect(await answer.json()).toEqual({
    done: ['tiers', 'coatings', 'designs', 'stock', 'accounts', 'order'],
    isDismissed: true,
    sample: 'none',
  });
});
