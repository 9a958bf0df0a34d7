import { setImmediate as nextTick } from 'node:timers/promises';

/** The longest time that a slice keeps other requests waiting, in milliseconds. */
const sliceMs = 5;

/** Maps many entries in slices, so that other requests are answered in between. */
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
