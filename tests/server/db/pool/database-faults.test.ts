import { uuidv7 } from 'uuidv7';
import { describe, expect, test, vi } from 'vitest';
import { Overloaded } from '../../../../server/process/concurrency/work-queue.ts';
import { orderPaths } from '../../../../src/api/orders/paths.ts';
import { freshApp } from '../../support/fresh-app.ts';
import { waitingForLocks } from '../../support/locks.ts';
import { orderRequest } from '../../support/order-request.ts';
import { stockRequest } from '../../support/stock-request.ts';

const { request, signIn, database, asSuperuser } = await freshApp();
const cookie = await signIn('shop');

function place(body: unknown) {
  return request(orderPaths.orders, { cookie, body, headers: { 'Idempotency-Key': uuidv7() } });
}

const lockedRow =
  'select from shelf join stock_cells using (item) where sphere = -200 and cylinder = 0 for update of shelf';

describe('a database that keeps requests waiting', () => {
  test('has a limit for each statement, lock and idle transaction', async () => {
    const { rows } = await database.pool.query(
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
         current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    expect(rows).toEqual([{ statement: '5s', lock: '2s', idle: '5s' }]);
  });

  test('asks stock orders behind a forgotten lock to try again', async () => {
    await asSuperuser('begin');
    await asSuperuser(lockedRow);
    const stuck = await Promise.all(
      Array.from({ length: 24 }, () => place(stockRequest([-200, 0, 1]))),
    );
    for (const answer of stuck) {
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '2']);
    }
    await asSuperuser('rollback');
    expect((await place(stockRequest([-200, 0, 1]))).status).toBe(201);
  });

  test('answers 503 when a whole table is locked', async () => {
    await asSuperuser('begin');
    await asSuperuser('lock table orders in access exclusive mode');
    const answer = await place(orderRequest());
    await asSuperuser('rollback');
    expect([answer.status, (await answer.json()).code]).toEqual([503, 'unavailable']);
  });

  test('gets a limited number of queries; the other clients are asked to try again', async () => {
    const asked = Array.from({ length: 400 }, () => database.pool.query('select pg_sleep(0.01)'));
    const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
    // The pool hands out idle connections asynchronously.
    expect(refused.length).toBeGreaterThanOrEqual(400 - 256 - 16);
    expect(refused.length).toBeLessThanOrEqual(400 - 256);
    for (const outcome of refused)
      expect(outcome).toMatchObject({ reason: expect.any(Overloaded) });
  });
});

test('a forgotten lock on a row of stock does not stop prescriptions', async () => {
  // The lock outlasts every other limit, so that no request waiting for it is answered before it is
  // released.
  const patient = await freshApp({}, { lock_timeout: 60_000, statement_timeout: 60_000 });
  const cookie = await patient.signIn('shop');
  const place = (body: unknown) => {
    const headers = { 'Idempotency-Key': uuidv7() };
    return patient.request(orderPaths.orders, { cookie, body, headers });
  };
  await patient.asSuperuser('begin');
  await patient.asSuperuser(lockedRow);
  const stuck = Array.from({ length: 24 }, () => place(stockRequest([-200, 0, 1])));
  await vi.waitFor(async () => expect(await waitingForLocks(patient.database)).toBe(8));
  const prescriptions = await Promise.all(
    Array.from({ length: 24 }, (_, at) => place(orderRequest(`L-${at}`))),
  );
  expect(prescriptions.map(({ status }) => status)).toEqual(Array(24).fill(201));
  await patient.asSuperuser('rollback');
  await Promise.all(stuck);
});
