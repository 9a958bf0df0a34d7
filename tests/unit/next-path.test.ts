import { describe, expect, it } from 'vitest';
import { nextPath } from '../../src/domain/next-path.ts';

const query = (next: string) => `?next=${encodeURIComponent(next)}`;

describe('where to go after signing in', () => {
  it.each(['/rx', '/orders/order?id=1', '/rx?preorder=1#top', '/'])('goes back to %s', (path) => {
    expect(nextPath(query(path))).toBe(path);
  });

  it.each([
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'http://[',
  ])('stays in the panel when asked to go to %j', (path) => {
    expect(nextPath(query(path))).toBe('/');
  });

  it('goes to the dashboard when nothing is asked', () => {
    expect(nextPath('')).toBe('/');
  });
});
