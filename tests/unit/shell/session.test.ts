import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import { storageKeys } from '../../../src/panel/storage-keys.ts';
import { shop, shop2 } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab, refused } from '../../support/fake-lab.ts';

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.passwords.set('a long password', shop);
  freshDevice(lab);
  vi.stubGlobal('localStorage', kept);
});

/** The browser's storage between visits within a test. */
const kept: Record<string, string> = Object.create({ themeMode: 'false' });
afterEach(() => {
  for (const key of Object.keys(kept)) delete kept[key];
});

/** Reopens the panel. */
async function openPanel() {
  vi.resetModules();
  const offline = await import('../../../src/stores/shell/offline.ts');
  const session = await import('../../../src/stores/shell/session.ts');
  const login = await import('../../../src/stores/login/log-in.ts');
  const stop = session.$signedIn.listen(() => {});
  ends.push(stop);
  return { ...session, ...login, ...offline };
}
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const signIn = { username: 'shop', password: 'a long password' };

describe('signing in', () => {
  test('shows the user, and does so immediately on the next visit', async () => {
    const panel = await openPanel();
    expect(await panel.logIn(signIn)).toBe('signedIn');
    expect(panel.$signedIn.get()).toEqual(shop);
    lab.line = 'down';
    const next = await openPanel();
    expect(next.$signedIn.get()).toEqual(shop);
  });

  test.each([
    ['another password', { ...signIn, password: 'x' }, 'badCredentials'],
    ['an unknown name', { ...signIn, username: 'x' }, 'badCredentials'],
  ] as const)('with %s is refused', async (_, request, result) => {
    const panel = await openPanel();
    expect(await panel.logIn(request)).toBe(result);
    expect(panel.$isLoggedIn.get()).toBe(false);
  });

  test('says that the browser blocks cookies if the next request is not signed in', async () => {
    const panel = await openPanel();
    lab.keepsCookies = false;
    expect(await panel.logIn(signIn)).toBe('cookies');
    expect(panel.$isLoggedIn.get()).toBe(false);
  });

  test('while offline says so', async () => {
    lab.line = 'down';
    expect(await (await openPanel()).logIn(signIn)).toBe('offline');
  });
});

describe('opening a page', () => {
  test('requests nothing if nobody has ever signed in', async () => {
    await (await openPanel()).resumeSession();
    expect(lab.asked).toEqual([]);
  });

  test('ignores a late response about the previous user after a sign-in in another tab', async () => {
    lab.session = shop;
    const panel = await openPanel();
    panel.$signedIn.set(shop);
    lab.beforeAnswer = async () => {
      lab.session = shop2;
      panel.$signedIn.set(shop2);
    };
    await panel.resumeSession();
    expect(panel.$signedIn.get()).toEqual(shop2);
  });

  test('does not undo a sign-out in another tab that has not reached the server', async () => {
    lab.session = shop;
    const panel = await openPanel();
    panel.$signedIn.set(shop);
    lab.beforeAnswer = async () => {
      panel.$owedLogout.set('owed');
      panel.$signedIn.set(null);
    };
    await panel.resumeSession();
    expect([panel.$signedIn.get(), lab.session]).toEqual([null, null]);
  });

  test('completes a sign-out whose page was closed before the response', async () => {
    lab.session = shop;
    const left = await openPanel();
    left.$signedIn.set(shop);
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    void left.logOut();
    vi.stubGlobal('fetch', lab.fetch);
    const panel = await openPanel();
    await panel.askSession();
    expect([panel.$signedIn.get(), lab.session]).toEqual([null, null]);
  });

  test('asks who is signed in if the browser remembers nothing', async () => {
    lab.session = shop;
    vi.stubGlobal('localStorage', undefined);
    const panel = await openPanel();
    await panel.resumeSession();
    expect(panel.$signedIn.get()).toEqual(shop);
  });

  test('signs in and out even if the storage is full', async () => {
    const full = new Proxy(kept, {
      set() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    vi.stubGlobal('localStorage', full);
    const panel = await openPanel();
    expect(await panel.logIn(signIn)).toBe('signedIn');
    expect(panel.$signedIn.get()).toEqual(shop);
    expect(await panel.logOut()).toBe('signedOut');
  });

  test('removes an ended session from the screen', async () => {
    await (await openPanel()).logIn(signIn);
    lab.session = null;
    const panel = await openPanel();
    await panel.resumeSession();
    expect(panel.$signedIn.get()).toBeNull();
  });

  test('shows the account that the cookie belongs to', async () => {
    await (await openPanel()).logIn(signIn);
    lab.session = shop2;
    const panel = await openPanel();
    await panel.resumeSession();
    expect(panel.$signedIn.get()).toEqual(shop2);
  });

  test('keeps the user while the network is down, and says that it is', async () => {
    await (await openPanel()).logIn(signIn);
    lab.line = 'down';
    const panel = await openPanel();
    await panel.resumeSession();
    expect(panel.$signedIn.get()).toEqual(shop);
    expect(panel.$apiReachable.get()).toBe(false);
  });

  test.each(['', '{', 'null', '7', '{"user":{"id":"1"}}', '{"user":null,"account":{}}'])(
    'treats %j as signed out',
    async (stored) => {
      kept[storageKeys.signedIn] = stored;
      expect((await openPanel()).$signedIn.get()).toBeNull();
    },
  );
});

describe('signing out', () => {
  test('ends the session at the server', async () => {
    const panel = await openPanel();
    await panel.logIn(signIn);
    expect(await panel.logOut()).toBe('signedOut');
    expect(lab.session).toBeNull();
  });

  test('is not undone by a later response', async () => {
    const panel = await openPanel();
    await panel.logIn(signIn);
    lab.beforeAnswer = () => panel.logOut();
    await panel.resumeSession();
    expect(panel.$signedIn.get()).toBeNull();
  });

  test('completes before the server is asked again who is signed in', async () => {
    const panel = await openPanel();
    await panel.logIn(signIn);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    lab.beforeAnswer = () => held;
    const left = panel.logOut();
    const before = [...lab.asked];
    const asked = panel.askSession();
    await new Promise((resolve) => setTimeout(resolve));
    expect(lab.asked).toEqual(before);
    release();
    await Promise.all([left, asked]);
    expect(lab.asked).toEqual([...before, `GET ${sessionPaths.session}`]);
    expect(panel.$signedIn.get()).toBeNull();
  });

  test('while offline takes effect here immediately, and on the server at the next visit', async () => {
    const panel = await openPanel();
    await panel.logIn(signIn);
    lab.line = 'down';
    expect(await panel.logOut()).toBe('offline');
    expect(panel.$isLoggedIn.get()).toBe(false);
    expect(lab.session).toEqual(shop);
    lab.line = 'up';
    const next = await openPanel();
    await next.resumeSession();
    expect(lab.session).toBeNull();
    expect(next.$isLoggedIn.get()).toBe(false);
  });

  test('that fails on the server takes effect there at the next visit', async () => {
    const panel = await openPanel();
    await panel.logIn(signIn);
    vi.stubGlobal('fetch', async () => refused(503, 'unavailable'));
    expect(await panel.logOut()).toBe('offline');
    expect(panel.$isLoggedIn.get()).toBe(false);
    vi.stubGlobal('fetch', lab.fetch);
    await (await openPanel()).resumeSession();
    expect(lab.session).toBeNull();
  });

  test('is not completed later if somebody has signed in again', async () => {
    const panel = await openPanel();
    await panel.logIn(signIn);
    lab.line = 'down';
    await panel.logOut();
    lab.line = 'up';
    await panel.logIn(signIn);
    await (await openPanel()).resumeSession();
    expect(lab.session).toEqual(shop);
  });
});

describe('the network', () => {
  test('is shown as back once the session is requested again', async () => {
    vi.stubEnv('SSR', false);
    vi.stubGlobal('navigator', { onLine: false });
    const panel = await openPanel();
    await panel.logIn(signIn);
    panel.$apiReachable.set(false);
    ends.push(panel.$isOffline.subscribe(() => {}));
    expect(panel.$isOffline.get()).toBe(true);
    lab.session = null;
    vi.stubGlobal('navigator', { onLine: true });
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(panel.$signedIn.get()).toBeNull());
    expect(panel.$isOffline.get()).toBe(false);
    vi.unstubAllEnvs();
  });
});
