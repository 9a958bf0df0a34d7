import { expect, test } from 'vitest';
import { databaseUrl, startTwo } from './support/api-processes.ts';
import { nginxAndBrotli, startNginx } from './support/nginx.ts';
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

describeWith(nginxAndBrotli, 'nginx in front of two processes', async () => {
  const api = await startTwo({
    DATABASE_URL: await databaseUrl(),
    PUBLIC_ORIGIN: `https://${panelHost}`,
    TRUST_PROXY: '1',
  });
  const front = await startNginx(api.ports, 'one-origin.conf');
  const visitor = new Visitor(front, panelHost);
  const stranger = new Visitor(front, 'other.example.ir');

  test('serves the panel with the headers of its build', async () => {
    await expectPanel(visitor);
    await expectMissing(visitor);
  });

  test('lets a shop sign in and order, and keeps the headers of the API', async () => {
    const cookie = await signIn(visitor, 'shop');
    const placed = await placeOrder(visitor, cookie);
    expect(placed.status).toBe(201);
    expectDataHeaders(placed);
    expectDataHeaders(await visitor.ask('/api/nothing'));
  });

  test('passes changes on immediately', () => expectLive(visitor));

  test('hands a shared text back to the form', () => expectShared(visitor));

  test('hides the metrics, however they are spelled', () => expectMetricsHidden(visitor));

  test('refuses a body that is longer than the API accepts', async () => {
    const body = 'x'.repeat(17 * 1024 * 1024);
    const answer = await visitor.ask('/api/orders', { method: 'POST', body });
    expect(answer).toMatchObject({ status: 413, text: '{"code":"tooLarge","issues":[]}' });
    expectDataHeaders(answer);
  });

  test('refuses a TLS handshake for an unknown host name', async () => {
    await expect(stranger.ask('/')).rejects.toThrow();
  });

  test('loses no order while the processes are restarted one by one', () =>
    expectNoneLost(visitor, api));

  test('answers with the API’s own error while no process runs', async () => {
    await api.stop();
    await expectUnavailable(visitor);
    await expectFormAlone(visitor);
  });
});
