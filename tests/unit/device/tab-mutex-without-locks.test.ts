import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { passTime, timersOnly } from '../../support/pass-time.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', {});
  vi.useFakeTimers({ toFake: [...timersOnly] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Act = (lost: AbortSignal) => Promise<void>;

/** A tab of an insecure page. Returns the function that requests its turn. */
async function openTab(act: Act): Promise<() => Promise<void>> {
  vi.resetModules();
  const { tabMutex } = await import('../../../src/stores/device/outbox/tab-mutex.ts');
  return tabMutex('outbox', act, atom(0));
}

/** An act that lasts until it is ended. */
function longAct() {
  const turn = Promise.withResolvers<void>();
  return { act: vi.fn<Act>(() => turn.promise), end: turn.resolve };
}

test('tabs act one at a time', async () => {
  let atOnce = 0;
  let most = 0;
  const act = vi.fn(async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    atOnce -= 1;
  });
  const tabs = [await openTab(act), await openTab(act), await openTab(act)];
  const turns = Promise.all(tabs.map((ask) => ask()));
  await passTime(20_000);
  await turns;
  expect(act).toHaveBeenCalledTimes(3);
  expect(most).toBe(1);
});

test('a turn that lasts long is not taken over while its tab lives', async () => {
  const long = longAct();
  const next = vi.fn(async () => {});
  const first = (await openTab(long.act))();
  await passTime(1_000);
  const second = (await openTab(next))();
  await passTime(90_000);
  expect(next).not.toHaveBeenCalled();
  long.end();
  await passTime(2_000);
  await Promise.all([first, second]);
  expect(next).toHaveBeenCalledOnce();
});

test('a tab killed in its turn is replaced after some seconds', async () => {
  vi.resetModules();
  const { takeLease } = await import('../../../src/stores/device/outbox/lease.ts');
  await takeLease('outbox', 'a tab that is gone');
  const act = vi.fn(async () => {});
  const turn = (await openTab(act))();
  await passTime(14_000);
  expect(act).not.toHaveBeenCalled();
  await passTime(3_000);
  await turn;
  expect(act).toHaveBeenCalledOnce();
});

test('a tab that was frozen notices that another has taken over', async () => {
  const long = longAct();
  const first = (await openTab(long.act))();
  await passTime(1_000);
  // Its timers were frozen while the clock went on.
  vi.setSystemTime(Date.now() + 60_000);
  const { takeLease } = await import('../../../src/stores/device/outbox/lease.ts');
  expect(await takeLease('outbox', 'another tab')).toBe(true);
  await passTime(6_000);
  expect(long.act.mock.calls[0]?.[0].aborted).toBe(true);
  long.end();
  await first;
  expect(await takeLease('outbox', 'a third tab')).toBe(false);
});

test('a clock set back by a year does not leave the turn taken for a year', async () => {
  vi.resetModules();
  const { takeLease } = await import('../../../src/stores/device/outbox/lease.ts');
  await takeLease('outbox', 'a tab that is gone');
  vi.setSystemTime(Date.now() - 365 * 86_400_000);
  expect(await takeLease('outbox', 'a new tab')).toBe(true);
});

test('a tab still acts without a database', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const act = vi.fn(async () => {});
  const turn = (await openTab(act))();
  await passTime(1_000);
  await turn;
  expect(act).toHaveBeenCalledOnce();
});
