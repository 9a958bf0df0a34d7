import { expect, test, vi } from 'vitest';
import { putPhoto } from '../../../src/api/photos/photo-requests.ts';
import { photoLimits } from '../../../src/domain/photos/photo-limits.ts';

test.each([
  ['nothing', 0, 100_000],
  ['a part', photoLimits.part, 100_000],
  ['three parts at once', 3 * photoLimits.part, 300_000],
])('a slow connection has time for %s', async (_, size, patience) => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const actingAs = { accountId: 'a', userId: 'u' };
  await putPhoto('/photo', { type: 'image/jpeg', bytes: new ArrayBuffer(size), actingAs });
  expect(timeout).toHaveBeenCalledExactlyOnceWith(patience);
  timeout.mockRestore();
});
