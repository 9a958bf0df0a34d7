import { beforeEach, expect, test, vi } from 'vitest';
import { catalogueRevision } from '../../../server/db/catalogue/read-catalogue.ts';
import { CatalogueCache } from '../../../server/use-cases/catalogue/catalogue-cache.ts';
import { freshApp } from '../support/fresh-app.ts';

const { database } = await freshApp();
const revision = await catalogueRevision(database);
const reads = vi.spyOn(database.queries, 'selectFrom');
beforeEach(() => void reads.mockClear());

const atOnce = (cache: CatalogueCache, asked: string) =>
  Promise.all(Array.from({ length: 10 }, () => cache.tiersAt(asked)));

test('requests for a new revision at the same time share one read', async () => {
  const cache = new CatalogueCache(database);
  await cache.tiersAt('an earlier one');
  reads.mockClear();
  // What was read for the earlier revision is already this one.
  await atOnce(cache, revision);
  expect(reads).toHaveBeenCalledTimes(0);
  const [first, ...others] = await atOnce(cache, 'a later one');
  expect(reads).toHaveBeenCalledTimes(1);
  expect(others.every((each) => each === first)).toBe(true);
});

test('requests for stock prices at the same time share one read for each tier', async () => {
  const one = new CatalogueCache(database);
  await one.stockPrices(revision, 'standard');
  const single = reads.mock.calls.length;
  reads.mockClear();
  const cache = new CatalogueCache(database);
  const tiers = ['standard', 'wholesale', 'standard', 'wholesale'];
  const read = await Promise.all(tiers.map((tier) => cache.stockPrices(revision, tier)));
  expect(reads).toHaveBeenCalledTimes(2 * single);
  expect([read[2], read[3]]).toEqual([read[0], read[1]]);
});

test('a read that failed is repeated', async () => {
  const cache = new CatalogueCache(database);
  reads.mockImplementationOnce(() => {
    throw new Error('no connection');
  });
  await expect(cache.tiersAt(revision)).rejects.toThrow('no connection');
  expect((await cache.tiersAt(revision)).general.revision).toBe(revision);
});
