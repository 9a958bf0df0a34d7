import { expect, test } from 'vitest';
import { databaseUrl, startTwo } from './support/api-processes.ts';
import { startCaddy } from './support/caddy.ts';
import { describeWith } from './support/programs.ts';
import { panelHost } from './support/sample.ts';
import {
  expectDataHeaders,
  expectFormAlone,
  expectLive,
  expectMetricsHidden,
  expectMissing,
  expectNoneLost,
  expectPanel,
  expectShared,
  expectUnavailable,
  placeOrder,
  signIn,
} from './support/stories.ts';
import { Visitor } from './support/visitor.ts';

describeWith(['caddy'], 'Caddy in front of two processes', async () => {
  const api = await startTwo({
    DATABASE_URL: await databaseUrl(),
    PUBLIC_ORIGIN: `https://${panelHost}`,
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '3',
  });
  const visitor = new Visitor(await startCaddy(api.ports), panelHost);

  test('serves the panel with the headers of its build', async () => {
    await expectPanel(visitor);
    await expectMissing(visitor);
  });

  test('lets a shop sign in and order, and keeps the headers of the API', async () => {
    const placed = await placeOrder(visitor, await signIn(visitor, 'shop'));
    expect(placed.status).toBe(201);
    expectDataHeaders(placed);
    expectDataHeaders(await visitor.ask('/api/nothing'));
  });

  test('passes changes on immediately', () => expectLive(visitor));

  test('hands a shared text back to the form', () => expectShared(visitor));

  test('hides the metrics, however they are spelled', () => expectMetricsHidden(visitor));

  test('loses no order while the processes are restarted one by one', () =>
    expectNoneLost(visitor, api));

  test('answers with the API’s own error while no process runs', async () => {
    await api.stop();
    await expectUnavailable(visitor);
    await expectFormAlone(visitor);
  });
});
