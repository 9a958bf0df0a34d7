import { beforeEach, describe, expect, test, vi } from 'vitest';
import { destinationPaths } from '../../../src/api/notifications/destination-paths.ts';
import { shop, shop2 } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab, refused } from '../../support/fake-lab.ts';
import { fakeStorage } from '../../support/fake-storage.ts';

const address = 'ali@example.com';
const mobile = '09123456789';

let lab: FakeLab;

const answerWith = (...addresses: string[]) => ({
  channels: [],
  destinations: addresses.map((each) => ({ id: each, address: each })),
  pushKey: 'key',
});

beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  lab.offers.set(destinationPaths.destinations, answerWith());
  freshDevice(lab);
  vi.stubGlobal('sessionStorage', fakeStorage());
});

/** The page after a reload, with the tab's storage kept. */
async function openPage() {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(shop);
  const destinations = await import('../../../src/stores/notifications/destinations.ts');
  const addresses = await import('../../../src/stores/notifications/addresses.ts');
  return { ...destinations, ...addresses, $signedIn };
}

/** Answers the code requests with these statuses in turn, then repeats the last. Returns the requested ids. */
function answerCodes(...statuses: number[]): string[] {
  const ids: string[] = [];
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    const id = /([^/]+)\/code$/.exec(path)?.[1];
    if (!id) return lab.fetch(path, request);
    const status = statuses[Math.min(ids.length, statuses.length - 1)] ?? 200;
    ids.push(id);
    if (status === 0) throw new TypeError('the answer is lost');
    return status === 200
      ? Response.json({ expiresAt: '2026-11-27T00:15:00.000Z' })
      : refused(status, 'unavailable');
  });
  return ids;
}

/** A page on which a code was sent. */
async function sentPage() {
  answerCodes(200);
  const page = await openPage();
  expect(await page.sendCode('email', address)).toBeNull();
  const awaited = page.$awaited.get().email;
  if (!awaited) throw new Error('No code is awaited.');
  return { ...page, awaited, path: destinationPaths.confirmation(awaited.id) };
}

describe('a code', () => {
  test.each([
    ['again under the same id if its response was lost', 0, 'offline', 1],
    ['again under the same id if it may have been created', 500, 'failed', 1],
    ['again under the same id if a proxy gave up', 504, 'failed', 1],
    ['with a new id if none was sent', 503, 'noProvider', 2],
    ['with a new id if too many were', 429, 'tooOften', 2],
  ] as const)('is requested %s', async (_, status, problem, different) => {
    const ids = answerCodes(status, 200);
    const page = await openPage();
    expect(await page.sendCode('email', address)).toBe(problem);
    expect(await page.sendCode('email', address)).toBeNull();
    expect([ids.length, new Set(ids).size]).toEqual([2, different]);
  });

  test('is awaited alongside the other channel’s code, also after a reload', async () => {
    const ids = answerCodes(200);
    const page = await openPage();
    await page.sendCode('email', address);
    await page.sendCode('sms', mobile);
    const both = {
      email: { id: ids[0], channel: 'email', address },
      sms: { id: ids[1], channel: 'sms', address: mobile },
      bale: null,
    };
    expect(page.$awaited.get()).toEqual(both);
    const reloaded = await openPage();
    expect(reloaded.$awaited.get()).toEqual(both);
    reloaded.$signedIn.set(shop2);
    expect(reloaded.$awaited.get()).toEqual({ email: null, sms: null, bale: null });
  });

  test('that is dropped leaves its address for correction until another code is sent', async () => {
    const page = await sentPage();
    page.dropCode(page.awaited);
    expect(page.$awaited.get().email).toBeNull();
    expect(page.$dropped.get()).toEqual({ email: address, sms: '', bale: '' });
    await page.sendCode('email', 'reza@example.com');
    expect(page.$dropped.get().email).toBe('');
  });
});

describe('confirming', () => {
  test('shows the address even if a read of the destinations began earlier', async () => {
    const page = await sentPage();
    lab.acts.set(page.path, () => Response.json(answerWith(address)));
    const { promise, resolve } = Promise.withResolvers<void>();
    lab.beforeAnswer = () => promise;
    const read = page.readDestinations();
    expect(await page.confirmCode(page.awaited, '123456')).toBeNull();
    resolve();
    await read;
    expect(page.$destinations.get()?.destinations).toMatchObject([{ address }]);
    expect(page.$awaited.get().email).toBeNull();
    expect(page.$lastAction.get()).toEqual({ at: page.awaited.id, state: 'saved' });
  });

  test('reports its own failure rather than an unsent code, and can be retried', async () => {
    const page = await sentPage();
    lab.acts.set(page.path, () => refused(503, 'unavailable'));
    expect(await page.confirmCode(page.awaited, '123456')).toBe('failed');
    expect(page.$awaited.get().email).toEqual(page.awaited);
  });

  test('says what is wrong with the code', async () => {
    const page = await sentPage();
    const issue = { path: 'code', code: 'invalid', params: { fault: 'wrong' } } as const;
    lab.acts.set(page.path, () => refused(422, 'invalid', [issue]));
    expect(await page.confirmCode(page.awaited, '123456')).toBe('wrong');
  });
});
