import { beforeEach, expect, test, vi } from 'vitest';
import { revisionPaths } from '../../../src/api/revisions/paths.ts';
import { $revision, readMoreItems, readRevision } from '../../../src/stores/assortment/history.ts';
import { $signedIn } from '../../../src/stores/shell/session.ts';
import { lab } from '../../fixtures/people.ts';

const pageWith = (item: string, next: string | null) => ({
  revision: { number: 7 },
  items: [{ item }],
  next,
});

let pages: Map<string, object>;

beforeEach(() => {
  $signedIn.set(lab);
  pages = new Map([[revisionPaths.one(7), pageWith('coating a', 'coating a')]]);
  vi.stubGlobal('fetch', async (path: string) => {
    const page = pages.get(path);
    return Response.json(page ?? { code: 'unavailable', issues: [] }, { status: page ? 200 : 503 });
  });
});

test('more items of a revision that cannot be read are told, and appended once they can', async () => {
  await readRevision(7);
  expect(await readMoreItems()).toBe(false);
  expect($revision.get()?.items).toHaveLength(1);

  pages.set(revisionPaths.one(7, { after: 'coating a' }), pageWith('coating b', null));
  expect(await readMoreItems()).toBe(true);
  expect($revision.get()?.items.map(({ item }) => item)).toEqual(['coating a', 'coating b']);
});
