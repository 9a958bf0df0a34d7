import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { queueHash } from '../../../server/auth/hashing-queue.ts';
import { log } from '../../../server/process/log/log.ts';
import { healthPath } from '../../../src/api/health/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';
import { untilHealthy } from '../support/until-healthy.ts';

const { request, another, signIn, database, asSuperuser } = await freshApp();
const cookie = await signIn('shop');
await untilHealthy(() => request(healthPath));
const key = '0190a0a0-0000-7000-8000-000000000001';

function place() {
  return request(orderPaths.orders, {
    cookie,
    body: orderRequest(),
    headers: { 'Idempotency-Key': key },
  });
}

describe('when something fails', () => {
  test('health is ok while the database works', async () => {
    const answer = await request(healthPath);
    expect([answer.status, await answer.json()]).toMatchObject([200, { status: 'ok' }]);
  });

  test('an unexpected failure answers 500, and its log names no patient', async () => {
    const logged = vi.spyOn(log, 'error');
    await asSuperuser('alter table orders add constraint broken check (false) not valid');
    const answer = await place();
    await asSuperuser('alter table orders drop constraint broken');
    expect([answer.status, await answer.json()]).toEqual([500, { code: 'failed', issues: [] }]);
    expect(logged).toHaveBeenCalledOnce();
    const [line] = logged.mock.calls;
    expect(line?.[0]).toMatchObject({ method: 'POST', route: '/api/orders', code: '23514' });
    expect(JSON.stringify(line)).not.toContain('مشتری');
    expect((await place()).status).toBe(201);
  });

  test('an overload is logged immediately, and then only now and again', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const logged = vi.spyOn(log, 'warn');
    const own = another();
    const hold = Promise.withResolvers<void>();
    const busy = Array.from({ length: 66 }, () => queueHash(() => hold.promise));
    const refused = async () => {
      const login = { body: { username: 'shop', password: 'x' } };
      expect((await own.request(sessionPaths.login, login)).status).toBe(503);
    };
    const counts = () => logged.mock.calls.map(([line]) => (line as { refused?: number }).refused);
    for (const _ of [1, 2, 3]) await refused();
    expect(counts()).toEqual([1]);
    vi.advanceTimersByTime(10_000);
    await refused();
    expect(counts()).toEqual([1, 3]);
    hold.resolve();
    await Promise.all(busy);
  });

  test('too many concurrent logins are asked to try again', async () => {
    const hold = Promise.withResolvers<void>();
    const busy = Array.from({ length: 66 }, () => queueHash(() => hold.promise));
    const answer = await request(sessionPaths.login, { body: { username: 'shop', password: 'x' } });
    hold.resolve();
    await Promise.all(busy);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '2']);
    expect((await answer.json()).code).toBe('unavailable');
  });

  // Each connection that is lost logs a line, sooner or later: no test after this one counts lines.
  test('connections that the database closes are replaced', async () => {
    await asSuperuser(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await vi.waitFor(async () => {
      expect((await request(orderPaths.orders, { cookie })).status).toBe(200);
      expect((await request(healthPath)).status).toBe(200);
    });
  });

  test('a missing database answers 503', async () => {
    const logged = vi.spyOn(log, 'error');
    await database.close();
    for (const answer of [await request(healthPath), await place()]) {
      expect([answer.status, await answer.json()]).toEqual([
        503,
        { code: 'unavailable', issues: [] },
      ]);
    }
    expect(logged).toHaveBeenCalled();
  });
});
