import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { HealthCheck } from '../../../../server/db/pool/health-check.ts';
import { freshDatabase } from '../../support/fresh-app.ts';

const { connection } = await freshDatabase();

/** Longer than the health check waits, in milliseconds. */
const busyMs = 900;

function beBusy(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, busyMs);
}

test('a database that answers in time is up, even if the server is too busy to notice', async () => {
  const health = new HealthCheck(connection);
  // With its connection open, all it waits for is the answer.
  await vi.waitFor(async () => expect(await health.isUp()).toBe(true));
  const ask = pg.Client.prototype.query as (...asked: unknown[]) => unknown;
  const asked = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    // The query has been sent by then.
    setImmediate(beBusy);
    return ask.apply(this, given);
  });
  let isUp = false;
  // The last result is cached for a while.
  await vi.waitFor(async () => {
    isUp = await health.isUp();
    expect(asked).toHaveBeenCalled();
  });
  expect(isUp).toBe(true);
  await health.close();
});
