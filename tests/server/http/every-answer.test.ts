import { uuidv7 } from 'uuidv7';
import { describe, expect, test, vi } from 'vitest';
import { servePanel } from '../../../server/http/static/serve-panel.ts';
import { log } from '../../../server/process/log/log.ts';
import { cataloguePath } from '../../../src/api/catalogue/paths.ts';
import { healthPath } from '../../../src/api/health/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { stockRequest } from '../support/stock-request.ts';
import { untilHealthy } from '../support/until-healthy.ts';
import { watchWarnings } from '../support/warnings.ts';

const { request, signIn, database, app } = await freshApp({ panelDir: '/nonexistent' });
const secure = await freshApp({ publicOrigin: 'https://panel.example' });
app.route('/', servePanel('/nonexistent'));
for (const each of [request, secure.request]) await untilHealthy(() => each(healthPath));

describe('every answer', () => {
  test.each([
    ['data', healthPath, {}, 200],
    ['a refused visitor', orderPaths.orders, {}, 401],
    ['an unknown route', '/api/nothing', {}, 404],
    ['a wrong method', sessionPaths.session, { method: 'DELETE' }, 404],
    [
      'a foreign origin',
      sessionPaths.login,
      { body: {}, headers: { Origin: 'https://evil.test' } },
      403,
    ],
    [
      'a body that is not JSON',
      sessionPaths.login,
      { method: 'POST', headers: { 'Content-Type': 'x/y' } },
      415,
    ],
    [
      'a compressed body',
      sessionPaths.login,
      { body: {}, headers: { 'Content-Encoding': 'gzip' } },
      415,
    ],
    ['a file that is not there', '/_astro/gone.js', {}, 404],
    ['a change outside the API', '/rx', { method: 'POST' }, 404],
    ['an unknown host', healthPath, { headers: { Host: 'evil.test' } }, 421],
    ['an unknown host outside the API', '/', { headers: { Host: 'evil.test' } }, 421],
  ])('has security headers: %s', async (_, path, asking, status) => {
    const answer = await request(path, asking);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(answer.headers.get('Permissions-Policy')).toContain('camera=()');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  test('over https has Strict-Transport-Security', async () => {
    const { headers } = await secure.request(healthPath);
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
    expect((await request(healthPath)).headers.get('Strict-Transport-Security')).toBeNull();
  });

  test('has them even after an unexpected failure', async () => {
    const logged = vi.spyOn(log, 'error');
    vi.spyOn(database.pool, 'connect').mockImplementationOnce(() => {
      throw new Error('broken');
    });
    const answer = await request(cataloguePath);
    expect(answer.status).toBe(500);
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(logged).toHaveBeenCalledTimes(1);
  });
});

describe('a host', () => {
  test.each([
    'panel.test',
    'panel.test:4321',
    'PANEL.test',
    'localhost:4321',
    'adasi.localhost',
    '127.0.0.1:4321',
    '192.168.1.20',
    '[::1]:4321',
  ])('%s is accepted', async (host) => {
    expect((await request(healthPath, { headers: { Host: host } })).status).toBe(200);
  });

  test.each([
    'evil.test',
    'localhost.evil.test',
    'panel.test.evil.test',
    '127.0.0.1.evil.test',
    '@',
  ])('%s is refused', async (host) => {
    const answer = await request(healthPath, { headers: { Host: host } });
    expect([answer.status, (await answer.json()).code]).toEqual([421, 'unknownHost']);
  });

  test('of the public origin is accepted', async () => {
    const headers = { Host: 'panel.example' };
    expect((await secure.request(healthPath, { headers })).status).toBe(200);
    expect((await request(healthPath, { headers })).status).toBe(421);
  });

  test('that is unknown is logged once', async () => {
    const warnings = watchWarnings();
    for (let time = 0; time < 3; time += 1) {
      await request(healthPath, { headers: { Host: 'again.test' } });
    }
    expect(warnings()).toEqual([
      [{ host: 'again.test' }, expect.stringContaining('ALLOWED_HOSTS')],
    ]);
  });
});

test('a refusal has at most 100 issues', async () => {
  const cookie = await signIn('shop');
  const lines = Array.from({ length: 300 }, () => [-200, -50, 100_000] as const);
  const headers = { 'Idempotency-Key': uuidv7() };
  const answer = await request(orderPaths.orders, {
    cookie,
    headers,
    body: stockRequest(...lines),
  });
  expect(answer.status).toBe(422);
  expect((await answer.json()).issues.length).toBe(100);
});
