import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { everyHour } from '../../../../server/process/concurrency/every-hour.ts';
import { repeatedly } from '../../../../server/process/concurrency/repeatedly.ts';

const never = new Promise<void>(() => undefined);
const limits = { runMs: 1_000, graceMs: 500 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Ways in which a run never ends. */
const hanging: Record<string, (ending: AbortSignal) => Promise<unknown>> = {
  'never settles': () => never,
  'waits for another that never settles': () => Promise.all([never, Promise.resolve()]),
  'ends only when told to': (ending) =>
    new Promise((resolve) => ending.addEventListener('abort', resolve)),
  'fails when told to end': (ending) =>
    new Promise((_, reject) => ending.addEventListener('abort', () => reject(ending.reason))),
};

describe.each(Object.entries(hanging))('a run that %s', (_, work) => {
  test('is followed by another run', async () => {
    const run = vi.fn(work);
    const end = repeatedly('hanging', 100, run, limits);
    await vi.advanceTimersByTimeAsync(limits.runMs + limits.graceMs + 200);
    expect(run.mock.calls.length).toBeGreaterThan(1);
    const ended = end();
    await vi.runAllTimersAsync();
    await ended;
  });

  test.each([
    ['repeatedly', () => repeatedly('hanging', 100, work, limits)],
    ['every hour', () => everyHour('hanging', work)],
  ])('done %s does not block stopping', async (_how, start) => {
    const end = start();
    await vi.advanceTimersByTimeAsync(10);
    const stopped = vi.fn();
    const ended = end().then(stopped);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(stopped).toHaveBeenCalled();
    await ended;
  });
});

test('a run that ends in time is not aborted', async () => {
  const abortedStates: boolean[] = [];
  const end = repeatedly(
    'sound',
    100,
    async (ending) => {
      await new Promise((resolve) => setTimeout(resolve, 900));
      abortedStates.push(ending.aborted);
    },
    limits,
  );
  await vi.advanceTimersByTimeAsync(3_000);
  expect(abortedStates).toEqual([false, false, false]);
  const ended = end();
  await vi.runAllTimersAsync();
  await ended;
});

test('work that throws synchronously is repeated', async () => {
  const run = vi.fn(() => {
    throw new Error('at once');
  });
  const end = repeatedly('failing', 100, run, limits);
  await vi.advanceTimersByTimeAsync(250);
  expect(run).toHaveBeenCalledTimes(3);
  await end();
});
