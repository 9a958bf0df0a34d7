import { expect, test, vi } from 'vitest';
import { coalesce } from '../../../src/stores/shell/coalesce.ts';

test('calls during a read lead to one more read', async () => {
  const reads: PromiseWithResolvers<void>[] = [];
  const readAgain = coalesce(() => {
    const one = Promise.withResolvers<void>();
    reads.push(one);
    return one.promise;
  });
  const all = [readAgain(), readAgain(), readAgain()];
  expect(reads).toHaveLength(1);
  reads[0]?.resolve();
  await vi.waitFor(() => expect(reads).toHaveLength(2));
  reads[1]?.resolve();
  await Promise.all(all);
  expect(reads).toHaveLength(2);
});

test('reads again after a read that failed', async () => {
  const read = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no answer'));
  read.mockResolvedValue();
  const readAgain = coalesce(read);
  await expect(readAgain()).rejects.toThrow('no answer');
  await readAgain();
  expect(read).toHaveBeenCalledTimes(2);
});
