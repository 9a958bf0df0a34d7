import { expect, test } from 'vitest';
import { cataloguePath } from '../../../src/api/catalogue/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { freshApp } from '../support/fresh-app.ts';

const { request, another } = await freshApp({ metricsToken: 'of-the-operator' });
const read = (Authorization?: string, ask = request) =>
  ask('/api/metrics', { headers: { Authorization } });

test('requests are counted by route and status, with how long they took', async () => {
  await request(`${orderPaths.orders}?q=Rahimi`);
  await request(`${orderPaths.orders}/01900000-0000-7000-8000-0000000000ff`);
  const answer = await read('Bearer of-the-operator');
  const text = await answer.text();
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(text).toContain(
    'adasi_request_duration_seconds_count{method="GET",route="/api/orders",status="401"} 1',
  );
  expect(text).toContain('route="/api/orders/:id"');
  expect(text).not.toMatch(/Rahimi|0000000000ff/);
});

test('the version that runs is a label', async () => {
  const text = await (await read('Bearer of-the-operator')).text();
  expect(text).toMatch(/^adasi_build_info\{version="\d+\.\d+\.\d+"\} 1$/m);
});

test('the process, its connections and its streams are measured', async () => {
  await request(cataloguePath);
  const text = await (await read('Bearer of-the-operator')).text();
  expect(text).toMatch(/^adasi_database_connections [1-9]/m);
  expect(text).toMatch(/^adasi_live_streams 0$/m);
  expect(text).toMatch(/^process_resident_memory_bytes [1-9]/m);
});

test.each([
  ['no token', undefined],
  ['another token', 'Bearer of-somebody'],
  ['another kind of credentials', 'Basic of-the-operator'],
])('are not found with %s', async (_, authorization) => {
  expect((await read(authorization)).status).toBe(404);
});

test('are not found without the setting', async () => {
  const { request: ask } = another({ metricsToken: undefined });
  expect((await read('Bearer undefined', ask)).status).toBe(404);
});
