import { expect, test } from 'vitest';
import { oneByOne } from '../../../../server/db/pool/one-by-one.ts';
import { Overloaded } from '../../../../server/process/concurrency/work-queue.ts';

/** Works on four entries, of which the second and third fail. Returns those that were tried, and the error. */
async function tried(failure: (entry: number) => Error) {
  const seen: number[] = [];
  const error = await oneByOne([1, 2, 3, 4], async (entry) => {
    seen.push(entry);
    if (entry === 2 || entry === 3) throw failure(entry);
  }).catch((thrown: Error) => thrown);
  return { seen, error };
}

test('an error with one entry does not stop the others, and the first error is thrown', async () => {
  const { seen, error } = await tried((entry) => new Error(`entry ${entry}`));
  expect(seen).toEqual([1, 2, 3, 4]);
  expect(error).toMatchObject({ message: 'entry 2' });
});

test('without the database nothing more is tried', async () => {
  const { seen, error } = await tried(() => new Overloaded());
  expect(seen).toEqual([1, 2]);
  expect(error).toBeInstanceOf(Overloaded);
});
