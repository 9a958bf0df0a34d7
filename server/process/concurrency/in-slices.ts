import { setImmediate as nextTick } from 'node:timers/promises';

/** Longest time in milliseconds that a slice keeps other requests waiting. */
const sliceMs = 5;

/** Maps many entries, in slices between which other requests are answered. */
export async function inSlices<From, To>(
  all: readonly From[],
  work: (each: From, index: number) => To,
): Promise<To[]> {
  const done: To[] = [];
  let began = performance.now();
  for (const [index, each] of all.entries()) {
    done.push(work(each, index));
    if (performance.now() - began < sliceMs) continue;
    await nextTick();
    began = performance.now();
  }
  return done;
}
