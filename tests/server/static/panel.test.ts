import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { servePanel } from '../../../server/http/static/serve-panel.ts';

const directory = mkdtempSync(path.join(os.tmpdir(), 'adasi-panel-'));
const dist = path.join(directory, 'dist');
afterAll(() => rmSync(directory, { recursive: true, force: true }));

function write(name: string, content: string | Buffer) {
  const file = path.join(dist, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

write('index.html', 'dashboard');
write('rx/index.html', 'rx');
write('login.html', 'login');
write('404.html', 'no such page');
write('_astro/app.abc.js', 'code');
write('_astro/app.abc.js.br', brotliCompressSync('code'));
write('_astro/app.abc.js.gz', gzipSync('code'));
write('secret.key', 'not a type of the panel');
writeFileSync(path.join(directory, 'outside.html'), 'outside');

const panel = servePanel(dist);

async function get(address: string, headers: Record<string, string> = {}) {
  const answer = await panel.request(address, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

describe('the panel', () => {
  test.each([
    ['/', 'dashboard'],
    ['/rx', 'rx'],
    ['/rx/', 'rx'],
    ['/login', 'login'],
    ['/rx?next=1', 'rx'],
  ])('serves %s without a redirect', async (address, text) => {
    expect(await get(address)).toMatchObject({ status: 200, text });
  });

  test('sends the start of a compressed page in a separate chunk, and other files whole', async () => {
    const long = 'a page '.repeat(2000);
    for (const name of ['long.html', '_astro/long.abc.js']) {
      write(name, long);
      write(`${name}.gz`, long);
    }
    const own = servePanel(dist);
    const piecesOf = async (address: string, encoding: string) => {
      const headers = { 'Accept-Encoding': encoding };
      const answer = await own.request(address, { headers });
      expect(answer.headers.get('Content-Length')).toBe(String(long.length));
      const { body } = answer;
      return body ? Array.fromAsync(body, (piece) => new TextDecoder().decode(piece)) : [];
    };
    const page = await piecesOf('/long', 'gzip');
    expect(page.map((piece) => piece.length)).toEqual([2048, long.length - 2048]);
    expect(page.join('')).toBe(long);
    expect(await piecesOf('/long', 'identity')).toEqual([long]);
    expect(await piecesOf('/_astro/long.abc.js', 'gzip')).toEqual([long]);
  });

  test('serves its 404 page for an unknown path', async () => {
    expect(await get('/nowhere')).toMatchObject({ status: 404, text: 'no such page' });
  });

  test.each(['/nowhere', '/_astro/gone.abc.js', '/_astro/gone.abc.css', '/pictures/gone.webp'])(
    'forbids caching the 404 of %s',
    async (address) => {
      const { status, headers } = await get(address);
      expect(status).toBe(404);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('ETag')).toBeNull();
    },
  );

  test('serves its 404 page with the headers of a page', async () => {
    const { headers } = await get('/_astro/gone.abc.js');
    expect(headers.get('Content-Security-Policy')).toBe("frame-ancestors 'none'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  });

  test('accepts no other method than GET', async () => {
    const answer = await panel.request('/rx', { method: 'POST' });
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  });

  test.each([
    '/../outside.html',
    '/%2e%2e/outside.html',
    '/..%2foutside.html',
    '/rx/../../outside.html',
    '/secret.key',
    '/_headers',
    '/%00',
    '/%',
  ])('serves no file outside the panel: %s', async (address) => {
    expect((await get(address)).status).toBe(404);
  });

  test('is revalidated each time, and answers 304 while unchanged', async () => {
    const { headers } = await get('/rx');
    const tag = headers.get('ETag') ?? '';
    expect(headers.get('Cache-Control')).toBe('no-cache');
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(await get('/rx', { 'If-None-Match': tag })).toMatchObject({ status: 304, text: '' });
  });

  test('serves hashed files in an encoding the client accepts, cached for a year', async () => {
    const file = '/_astro/app.abc.js';
    const encodings = await Promise.all(
      ['br, gzip', 'gzip', 'br;q=0, gzip', ''].map(async (accepted) => {
        const { headers } = await get(file, { 'Accept-Encoding': accepted });
        return headers.get('Content-Encoding');
      }),
    );
    const { headers, text } = await get(file);
    expect(encodings).toEqual(['br', 'gzip', 'gzip', null]);
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('ETag')).toBeNull();
    expect(headers.get('Vary')).toBe('Accept-Encoding');
    expect(text).toBe('code');
  });

  test('has security headers', async () => {
    const { headers } = await get('/');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Content-Security-Policy')).toBe("frame-ancestors 'none'");
    expect(headers.get('Permissions-Policy')).toContain('camera=()');
  });
});

test('the headers in the build’s _headers file are sent', async () => {
  write(
    '_headers',
    '# ours\n/*\n  X-Frame-Options: DENY\n/rx\n  Cache-Control: max-age=60\n/_astro/*\n  ! X-Frame-Options\n',
  );
  const own = servePanel(dist);
  const rx = await own.request('/rx');
  const home = await own.request('/');
  expect(rx.headers.get('Cache-Control')).toBe('max-age=60');
  expect([rx, home].map(({ headers }) => headers.get('X-Frame-Options'))).toEqual(['DENY', 'DENY']);
  expect(home.headers.get('Cache-Control')).toBe('no-cache');
  const part = await own.request('/_astro/app.abc.js');
  expect(part.headers.get('X-Frame-Options')).toBeNull();
});

test('without a built panel, the answer says what to run', async () => {
  const answer = await servePanel(path.join(directory, 'nothing')).request('/');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('npm run build');
});
