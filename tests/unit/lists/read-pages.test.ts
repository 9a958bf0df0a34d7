import { beforeEach, expect, test, vi } from 'vitest';
import type { ApiPath } from '../../../src/api/api-path.ts';
import { readPages } from '../../../src/stores/lists/read-pages.ts';
import { $signedIn } from '../../../src/stores/shell/session.ts';
import { shop } from '../../fixtures/people.ts';

type Page = { rows: number[]; next: string | null };

const pages: Record<string, Page> = {
  '/api/rows': { rows: [1, 2], next: 'b' },
  '/api/rows?after=b': { rows: [3, 4], next: 'c' },
  '/api/rows?after=c': { rows: [5], next: null },
};
const pathOf = (after: string | null) =>
  `/api/rows${after === null ? '' : `?after=${after}`}` as ApiPath<{ GET: Page }>;

/** Reads the list; pages that are not `readable` fail. */
function read(most?: number, readable = Object.keys(pages)) {
  vi.stubGlobal('fetch', async (path: string) => {
    if (!readable.includes(path)) throw new TypeError('offline');
    return Response.json(pages[path]);
  });
  return readPages<Page, number>(pathOf, ({ rows }) => rows, most);
}

beforeEach(() => $signedIn.set(shop));

test('a list is read to its end', async () => {
  expect(await read()).toEqual({ rows: [1, 2, 3, 4, 5], isWhole: true });
});

test.each([
  [2, [1, 2], false],
  [3, [1, 2, 3, 4], false],
  [5, [1, 2, 3, 4, 5], true],
])('with a limit of %i rows, %j are read and complete is %s', async (most, rows, isWhole) => {
  expect(await read(most)).toEqual({ rows, isWhole });
});

test('a list is discarded if a part of it cannot be read', async () => {
  expect(await read(undefined, ['/api/rows'])).toBeNull();
});
