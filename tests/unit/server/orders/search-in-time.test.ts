import { expect, test, vi } from 'vitest';
import { searchInTime } from '../../../../server/db/order-list/search-in-time.ts';

const at = (day: number) => ({
  account: 'a',
  id: 'b',
  placedAt: new Date(Date.UTC(2026, 0, day)),
  promisedFor: null,
  state: 'delivered' as const,
});

test('a search continues where its last part stopped, until there are enough', async () => {
  const search = vi
    .fn()
    .mockResolvedValueOnce({ found: [1], until: at(3) })
    .mockResolvedValueOnce({ found: [2, 3], until: at(2) });
  const result = await searchInTime(search, { enough: 2, maxMs: 60_000 });
  expect(result).toEqual({ found: [1, 2, 3], until: null });
  expect(search.mock.calls).toEqual([[undefined], [at(3)]]);
});

test('it ends with the list', async () => {
  const search = async () => ({ found: [], until: null });
  expect(await searchInTime(search, { enough: 2, maxMs: 60_000 })).toEqual({
    found: [],
    until: null,
  });
});

test('it stops when the time is up, and says where', async () => {
  const search = vi.fn(async () => ({ found: [], until: at(3) }));
  const result = await searchInTime(search, { enough: 2, maxMs: 0 });
  expect(result).toEqual({ found: [], until: at(3) });
  expect(search).toHaveBeenCalledTimes(1);
});
