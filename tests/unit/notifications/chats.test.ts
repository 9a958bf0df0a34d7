import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { destinationPaths } from '../../../src/api/notifications/destination-paths.ts';
import { shop } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

const hour = 3_600_000;
const none = { channels: [], destinations: [], pushKey: null };

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  lab.offers.set(destinationPaths.destinations, none);
  freshDevice(lab);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page with a code that expires at a time, followed until the test ends. */
async function openCode(expiresAt: number) {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(shop);
  const { checkClock } = await import('../../../src/api/server-clock.ts');
  const chats = await import('../../../src/stores/notifications/chats.ts');
  const link = {
    id: 'first',
    channel: 'bale',
    code: 'ABC',
    address: 'https://bot.test',
    expiresAt: new Date(expiresAt).toISOString(),
  } as const;
  chats.$link.set(link);
  const stop = chats.followLink();
  return { ...chats, checkClock, link, stop };
}

test('a code is shown until it expires by the server’s clock, though the device’s is ahead', async () => {
  const serverTime = Date.now() - hour;
  const { $link, checkClock, link, stop } = await openCode(serverTime + hour / 6);
  checkClock(new Headers({ Date: new Date(serverTime).toUTCString() }));
  await vi.advanceTimersByTimeAsync(4_000);
  expect($link.get()).toEqual(link);
  stop();
});

test('an expired code is removed', async () => {
  const { $link, stop } = await openCode(Date.now() - 1);
  await vi.advanceTimersByTimeAsync(4_000);
  expect($link.get()).toBeNull();
  stop();
});

test('a code requested while the answer about the one before is awaited stays', async () => {
  const { $link, link, stop } = await openCode(Date.now() + hour);
  lab.offers.set(destinationPaths.destinations, { ...none, destinations: [{ id: link.id }] });
  const newer = { ...link, id: 'second' };
  lab.beforeAnswer = async () => $link.set(newer);
  await vi.advanceTimersByTimeAsync(3_000);
  await vi.waitFor(() => expect(lab.beforeAnswer).toBeUndefined());
  const { $destinationsReading } = await import(
    '../../../src/stores/notifications/destinations.ts'
  );
  await vi.waitFor(() => expect($destinationsReading.get()).toBe('done'));
  expect($link.get()).toEqual(newer);
  stop();
});
