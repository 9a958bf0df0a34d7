import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labRoutes } from '../../../src/i18n/lab/lab-routes.ts';
import { nextPath } from '../../../src/panel/next-path.ts';
import { panelRoutes } from '../../../src/panel/routes.ts';

const labPaths = Object.values(labRoutes).map(({ path }) => path);
const query = (next: string) => `?next=${encodeURIComponent(next)}`;

describe('where to go after signing in', () => {
  it.each(['/rx', '/orders/order?id=1', '/rx?preorder=1#top', '/stockMulti?a=//evil.example', '/'])(
    'goes back to %s',
    (path) => {
      expect(nextPath(query(path), labPaths)).toBe(path);
    },
  );

  it.each(labPaths)('goes back to the lab’s %s', (path) => {
    expect(nextPath(query(path), labPaths)).toBe(path);
  });

  it('drops the trailing slash that some hosts add to an address', () => {
    expect(nextPath(query('/orders/?state=ready'), labPaths)).toBe('/orders?state=ready');
  });

  it.each([
    '//evil.example',
    'https://evil.example/',
    'https:evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/./\\evil.example',
    '/..//evil.example',
    '/rx/..//evil.example',
    '/rx/../..//evil.example',
    '/%2e//evil.example',
    '/%2e%2e//evil.example',
    '/rx//evil.example',
    'https://panel.invalid//evil.example',
    'https://user@panel.invalid:444/rx',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://[',
    '/no-such-screen',
    '/api/session',
    '/login?next=/rx',
    '/logout',
  ])('goes to the dashboard instead of %j', (path) => {
    expect(nextPath(query(path), labPaths)).toBe('/');
  });

  it('goes to the dashboard if no path is given', () => {
    expect(nextPath('', labPaths)).toBe('/');
  });

  it('always stays on a screen of the panel', () => {
    const here = 'https://panel.example/login';
    const screens = [...labPaths, ...Object.values(panelRoutes).map(({ path }) => path)];
    const piece = fc.constantFrom(
      ...['/', '\\', '.', '..', '%2e', '%2f', '%5c', '\t', '\n', '@', ':', '?', '#', 'https:'],
      ...['evil.example', 'rx', 'orders', '/rx', '/.//', 'javascript:', '\u3002', '\uff0f', ' '],
    );
    const pieces = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''));
    const next = fc.oneof(pieces, fc.string({ unit: 'binary' }), fc.webUrl());
    fc.assert(
      fc.property(next, fc.boolean(), (text, encoded) => {
        const there = new URL(nextPath(encoded ? query(text) : `?next=${text}`, labPaths), here);
        expect(there.origin).toBe('https://panel.example');
        expect(screens).toContain(there.pathname);
      }),
      { numRuns: 5_000 },
    );
  });
});
