import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tabMutex } from '../../../src/stores/device/outbox/tab-mutex.ts';
import { newId } from '../../../src/stores/device/records/new-id.ts';

let name: string;
const $progress = atom(0);
beforeEach(() => {
  name = newId();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Another tab takes the turn. Returns the function that ends it. */
async function takenElsewhere(): Promise<() => void> {
  return new Promise((taken) => {
    const hold = () => new Promise<void>((end) => taken(end));
    navigator.locks.request(name, hold).catch(() => {});
  });
}

it('acts once the other tab is done', async () => {
  const act = vi.fn(async () => {});
  const end = await takenElsewhere();
  const turn = tabMutex(name, act, $progress)();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(act).not.toHaveBeenCalled();
  end();
  await vi.advanceTimersByTimeAsync(1_000);
  await turn;
  expect(act).toHaveBeenCalledOnce();
});

it('never waits in the queue, where a page that is being left could be given the turn', async () => {
  const end = await takenElsewhere();
  const turn = tabMutex(name, async () => {}, $progress)();
  await vi.advanceTimersByTimeAsync(5_000);
  const { pending = [] } = await navigator.locks.query();
  expect(pending.filter((lock) => lock.name === name)).toEqual([]);
  end();
  await vi.advanceTimersByTimeAsync(1_000);
  await turn;
});

it('acts even if the tab with the turn is permanently gone', async () => {
  const act = vi.fn(async () => {});
  await takenElsewhere();
  const turn = tabMutex(name, act, $progress)();
  await vi.advanceTimersByTimeAsync(130_000);
  await turn;
  expect(act).toHaveBeenCalledOnce();
});

it('makes a tab whose turn was taken over stop', async () => {
  let seen: AbortSignal | undefined;
  const act = vi.fn(async (lost: AbortSignal) => {
    seen = lost;
    await new Promise((stop) => lost.addEventListener('abort', stop));
  });
  const turn = tabMutex(name, act, $progress)().catch((error) => error);
  await vi.waitFor(() => expect(act).toHaveBeenCalled());
  expect(seen?.aborted).toBe(false);
  await navigator.locks.request(name, { steal: true }, async () => {});
  expect(await turn).toMatchObject({ name: 'AbortError' });
  expect(seen?.aborted).toBe(true);
});

it('leaves the turn to a responsive tab for as long as it needs', async () => {
  const act = vi.fn(async () => {});
  const end = await takenElsewhere();
  const turn = tabMutex(name, act, $progress)();
  for (let minute = 1; minute <= 5; minute += 1) {
    await vi.advanceTimersByTimeAsync(60_000);
    $progress.set(minute);
  }
  expect(act).not.toHaveBeenCalled();
  end();
  await vi.advanceTimersByTimeAsync(1_000);
  await turn;
});

it('never takes the turn from itself', async () => {
  let finish = () => {};
  const act = vi.fn(() => new Promise<void>((done) => (finish = done)));
  const ask = tabMutex(name, act, $progress);
  const first = ask();
  await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(1));
  const second = ask();
  await vi.advanceTimersByTimeAsync(200_000);
  expect(act).toHaveBeenCalledTimes(1);
  finish();
  await first;
  await vi.advanceTimersByTimeAsync(1_000);
  finish();
  await second;
});

it('acts once for all requests before a turn, and once more for those during it', async () => {
  let finish = () => {};
  const act = vi.fn(() => new Promise<void>((done) => (finish = done)));
  const ask = tabMutex(name, act, $progress);
  const first = [ask(), ask()];
  await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(1));
  const second = [ask(), ask()];
  finish();
  await Promise.all(first);
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(2));
  finish();
  await Promise.all(second);
  expect(act).toHaveBeenCalledTimes(2);
});

it('can be asked again after it failed', async () => {
  const act = vi.fn().mockRejectedValueOnce(new Error('no room')).mockResolvedValue(undefined);
  const ask = tabMutex(name, act, $progress);
  await expect(ask()).rejects.toThrow('no room');
  await ask();
  expect(act).toHaveBeenCalledTimes(2);
});
