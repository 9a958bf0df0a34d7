import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { openapiPath } from '../../../src/api/openapi/paths.ts';
import { describedRoutes } from '../guards/api-routes.ts';
import { everyRoute } from '../guards/askings/every-route.ts';
import { freshApp } from '../support/fresh-app.ts';

const { request, app, database } = await freshApp();
const document = await (await request(openapiPath)).json();

type Operation = {
  operationId: string;
  summary?: string;
  security?: unknown[];
  parameters?: { in: string; name: string; required?: boolean }[];
  requestBody?: { content: Record<string, { schema: { properties: object } }> };
  responses: Record<string, { description?: string; content?: Record<string, { schema: object }> }>;
};

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Operation>).map(
    ([method, operation]) => [`${method} ${path}`, operation] as const,
  ),
);

test('the document lists every route', async () => {
  const described = await describedRoutes({ request });
  expect([...described.keys()].sort()).toEqual(Object.keys(everyRoute).sort());
});

test('it is version 3.1, without broken references', () => {
  expect(document).toMatchObject({
    openapi: '3.1.0',
    info: { title: expect.any(String), version: '1' },
  });
  for (const reference of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const target = (reference[1] ?? '').split('/').reduce((at, key) => at?.[key], document);
    expect(target, reference[0]).toBeDefined();
  }
  const ids = operations.map(([, { operationId }]) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(operations)('%s has a summary, answers and errors', (_, operation) => {
  expect(operation.summary).toBeTruthy();
  const answers = Object.entries(operation.responses);
  expect(answers.some(([status]) => Number(status) < 300)).toBe(true);
  for (const [status, { description, content }] of answers) {
    expect(description, status).toBeTruthy();
    if (Number(status) < 400) continue;
    expect(content?.['application/json']?.schema).toMatchObject({
      type: 'object',
      required: ['code', 'issues'],
    });
  }
});

test('it documents how to place an order', () => {
  const operation: Operation = document.paths['/api/orders'].post;
  expect(operation.security).toEqual([{ session: [] }]);
  expect(document.components.securitySchemes.session).toMatchObject({
    type: 'apiKey',
    in: 'cookie',
  });
  expect(operation.parameters).toContainEqual(
    expect.objectContaining({ in: 'header', name: 'Idempotency-Key', required: true }),
  );
  const body = operation.requestBody?.content['application/json']?.schema.properties;
  expect(body).toHaveProperty('content.oneOf[0].properties.right.anyOf');
  expect(Object.keys(operation.responses)).toEqual(
    expect.arrayContaining(['200', '201', '400', '401', '403', '410', '413', '415', '422', '503']),
  );
});

test('it lists each path parameter once', () => {
  const { parameters = [] }: Operation = document.paths['/api/orders/{id}'].get;
  expect(parameters.filter(({ in: place }) => place === 'path').length).toBe(1);
});

test('it documents photos as bytes', () => {
  const { put, get } = document.paths['/api/orders/{id}/photos/{photo}'];
  const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
  expect(Object.keys(put.requestBody.content)).toEqual(types);
  expect(Object.keys(get.responses['200'].content)).toEqual(['image/jpeg']);
});

test.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
  [null, 'identity', (bytes: Buffer) => bytes],
] as const)('it is sent as %s to who takes %s', async (encoding, taken, unpack) => {
  const answer = await request(openapiPath, { headers: { 'Accept-Encoding': taken } });
  expect(answer.headers.get('Content-Encoding')).toBe(encoding);
  expect(answer.headers.get('Vary')).toContain('Accept-Encoding');
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (encoding) expect(bytes.length).toBeLessThan(JSON.stringify(document).length / 5);
  expect(JSON.parse(unpack(bytes).toString())).toEqual(document);
});

test('a client that has it gets 304 without a body', async () => {
  const tag = (await request(openapiPath)).headers.get('ETag') ?? '';
  expect(tag).toMatch(/^"[\w-]{12}"$/);
  const headers = { 'If-None-Match': tag, 'Accept-Encoding': 'br' };
  const answer = await request(openapiPath, { headers });
  expect([answer.status, await answer.text()]).toEqual([304, '']);
  expect(answer.headers.get('ETag')).toBe(tag);
});

test('it is generated once, without database queries', async () => {
  const write = vi.spyOn(JSON, 'stringify');
  const ask = vi.spyOn(database.pool, 'connect');
  for (let asked = 0; asked < 5; asked += 1)
    await app.request(`http://panel.test${openapiPath}`, { headers: { Host: 'panel.test' } });
  const long = write.mock.results.filter(({ value }) => String(value).length > 10_000);
  expect(long).toEqual([]);
  expect(ask).not.toHaveBeenCalled();
});
