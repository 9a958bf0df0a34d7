import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checksum } from '../../../src/domain/difference/checksum.ts';
import { difference } from '../../../src/domain/difference/difference.ts';
import type { StockCatalogue } from '../../../src/domain/stock/stock.ts';
import { $signedIn } from '../../../src/stores/shell/session.ts';
import { $stock, $stockPricesKnown, refreshStock } from '../../../src/stores/stock/stock.ts';
import { shop } from '../../fixtures/people.ts';
import { publicShelf, stockShelf } from '../../fixtures/stock.ts';

/** The stock after some lenses were sold. */
const sold: StockCatalogue = structuredClone(stockShelf);
sold.revision = 'two';
const [row] = sold.lenses[0]?.charts[0]?.onHand ?? [];
if (row) row[0] = 3;

/** The server's response with the changes between two versions. */
const changesTo = (after: StockCatalogue, before = stockShelf) => ({
  since: before.revision,
  changes: difference(before, after),
  check: checksum(after),
});

/** Requested paths, in order. */
let asked: string[];

/** Answers a path with the first entry whose key the path ends with. */
function answering(answers: Record<string, unknown>): void {
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const [, answer] = Object.entries(answers).find(([end]) => path.endsWith(end)) ?? [];
    return answer ? Response.json(answer) : Promise.reject(new TypeError('offline'));
  });
}

const one = '/api/stock?since=one';
const whole = '/api/stock';

beforeEach(async () => {
  $signedIn.set(null);
  answering({ '/stock': publicShelf, '=public': publicShelf });
  await refreshStock();
  $signedIn.set(shop);
  answering({ '/stock': stockShelf });
  await refreshStock();
});

describe('a kept list', () => {
  it('is fetched in full for an account that has none, even if a visitor had one', () => {
    expect(asked).toEqual([whole]);
    expect($stock.get()).toEqual(stockShelf);
  });

  it('is updated by the changes', async () => {
    answering({ '=one': changesTo(sold), '=two': changesTo(sold, sold) });
    expect(await refreshStock()).toBe(true);
    expect($stock.get()).toEqual(sold);
    const known = $stock.get();
    expect(await refreshStock()).toBe(true);
    expect(asked).toEqual([one, '/api/stock?since=two']);
    expect($stock.get()).toBe(known);
  });

  it('is fetched in full if the lab no longer knows the revision', async () => {
    answering({ '=one': sold });
    await refreshStock();
    expect($stock.get()).toEqual(sold);
    expect(asked).toEqual([one]);
  });

  it.each([
    ['with a different checksum', { ...changesTo(sold), check: 'x' }],
    ['to another revision', { ...changesTo(sold), since: 'none' }],
    [
      'to rows the device does not have',
      { ...changesTo(sold), changes: [{ at: ['x', 1], to: 2 }] },
    ],
    ['that are no changes', { ...changesTo(sold), changes: 'x' }],
    ['that are missing', { ...changesTo(sold), changes: [] }],
  ])('is fetched in full after changes %s', async (_, changes) => {
    answering({ '=one': changes, '/stock': sold });
    expect(await refreshStock()).toBe(true);
    expect($stock.get()).toEqual(sold);
    expect(asked).toEqual([one, whole]);
  });

  it('stays as it is while offline', async () => {
    answering({});
    expect(await refreshStock()).toBe(false);
    expect($stock.get()).toEqual(stockShelf);
  });

  it('is not kept for an account that has since signed out', async () => {
    answering({ '=one': changesTo(sold) });
    const reading = refreshStock();
    $signedIn.set(null);
    expect(await reading).toBe(false);
    expect($stock.get()?.audience).toBe('visitor');
    expect($stockPricesKnown.get()).toBe(false);
  });
});
