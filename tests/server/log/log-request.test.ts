import { expect, test, vi } from 'vitest';
import { log } from '../../../server/process/log/log.ts';
import { cataloguePath } from '../../../src/api/catalogue/paths.ts';
import { healthPath } from '../../../src/api/health/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { freshApp } from '../support/fresh-app.ts';

const { request, signIn, database, another } = await freshApp();

/** The lines that the work logs, as they would be written. */
async function linesOf(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  log.level = 'info';
  const spies = [vi.spyOn(log, 'info'), vi.spyOn(log, 'error')];
  for (const spy of spies) spy.mockImplementation(() => {});
  await work();
  log.level = 'silent';
  return spies.flatMap((spy) =>
    spy.mock.calls.map(([fields, message]) => ({ ...(fields as unknown as object), message })),
  );
}

test('a request is logged with its route, account, user and duration', async () => {
  const cookie = await signIn('shop');
  const [line] = await linesOf(() => request(orderPaths.orders, { cookie }));
  expect(line).toEqual({
    message: 'request',
    request: expect.stringMatching(/^[\da-f-]{36}$/),
    method: 'GET',
    route: orderPaths.orders,
    status: 200,
    ms: expect.any(Number),
    account: expect.stringMatching(/^[\da-f-]{36}$/),
    user: expect.stringMatching(/^[\da-f-]{36}$/),
  });
});

test('search texts and order ids stay out of the log', async () => {
  const cookie = await signIn('shop');
  const lines = await linesOf(async () => {
    await request(`${orderPaths.orders}?q=Rahimi`, { cookie });
    await request(`${orderPaths.orders}/01900000-0000-7000-8000-0000000000ff`, { cookie });
    await request('/api/Rahimi', { cookie });
  });
  expect(lines.map(({ route }) => route)).toEqual([
    orderPaths.orders,
    `${orderPaths.orders}/:id`,
    '/api/*',
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/Rahimi|0000000000ff/);
});

test('a failed response contains the request id, which is logged with the error', async () => {
  vi.spyOn(database.pool, 'connect').mockImplementationOnce(() => {
    throw new Error('Rahimi');
  });
  let requestId: string | null = null;
  const lines = await linesOf(async () => {
    requestId = (await request(cataloguePath)).headers.get('X-Request-Id');
  });
  expect(lines).toEqual([
    expect.objectContaining({ message: 'request', request: requestId, status: 500 }),
    expect.objectContaining({ message: 'request failed', request: requestId, error: 'Error' }),
  ]);
  expect(JSON.stringify(lines)).not.toContain('Rahimi');
  expect((await request(healthPath)).headers.get('X-Request-Id')).toBeNull();
});

test.each([
  ['no proxy is trusted', 0, false],
  ['a proxy is trusted', 1, true],
])('a request id sent by the client counts when %s', async (_, trustedProxies, counts) => {
  const { request: ask } = another({ trustedProxies });
  const headers = { 'X-Request-Id': 'of-the-proxy' };
  const [line] = await linesOf(() => ask(healthPath, { headers }));
  expect(line?.request === 'of-the-proxy').toBe(counts);
});
