import { expect, test } from 'vitest';
import { spareTurn } from '../../../../server/process/concurrency/spare-turns.ts';

/** Milliseconds that this many turns take if requested at once. */
async function timeOf(count: number): Promise<number> {
  const from = performance.now();
  await Promise.all(Array.from({ length: count }, spareTurn));
  return performance.now() - from;
}

test('turns come one after the other, in order', async () => {
  const order: number[] = [];
  await Promise.all([1, 2, 3].map((nth) => spareTurn().then(() => order.push(nth))));
  expect(order).toEqual([1, 2, 3]);
  expect(await timeOf(10)).toBeGreaterThan(40);
});

test('a busy process gets turns less often, but still gets them', async () => {
  const turn = spareTurn();
  // Its wait begins in a later tick.
  await new Promise(setImmediate);
  const from = performance.now();
  while (performance.now() - from < 300);
  await turn;
  expect(await timeOf(1)).toBeGreaterThan(190);
});
