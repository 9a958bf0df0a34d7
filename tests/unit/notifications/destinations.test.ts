import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { destinationPaths } from '../../../src/api/notifications/destination-paths.ts';
import { shop, shop2 } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab, refused } from '../../support/fake-lab.ts';

const names = ['push', 'bale'] as const;

let lab: FakeLab;
/** The topics each channel has enabled at the lab. */
let enabled: Record<(typeof names)[number], string[]>;

const answer = () => ({
  channels: names.map((name) => ({ name, topics: [...enabled[name]], ways: [] })),
  destinations: [],
  pushKey: 'key',
});

const offer = () => lab.offers.set(destinationPaths.destinations, answer());

beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  enabled = { push: ['messages'], bale: [] };
  offer();
  for (const name of names) {
    lab.acts.set(destinationPaths.topics(name), (_, body) => {
      enabled[name] = (body as { topics: string[] }).topics;
      offer();
      return Response.json(answer());
    });
  }
  freshDevice(lab);
});

async function openPage() {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(shop);
  const destinations = await import('../../../src/stores/notifications/destinations.ts');
  const switches = await import('../../../src/stores/notifications/topic-switches.ts');
  await destinations.readDestinations();
  const shown = () =>
    destinations.$destinations.get()?.channels.map(({ topics }) => topics.toSorted());
  return { ...destinations, ...switches, $signedIn, shown };
}

/** Holds the next response until the returned function is called. */
function holdAnswer(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  lab.beforeAnswer = () => promise;
  return resolve;
}

describe('topics of a channel', () => {
  test('are shown immediately, and saved in the order of the clicks', async () => {
    const page = await openPage();
    void page.setTopicOf('push', 'quotes', true);
    void page.setTopicOf('push', 'messages', false);
    const saved = page.setTopicOf('bale', 'quotes', true);
    expect(page.shown()).toEqual([['quotes'], ['quotes']]);
    expect(page.$lastAction.get()).toEqual({ at: 'bale quotes', state: 'working' });
    await saved;
    expect(enabled).toEqual({ push: ['quotes'], bale: ['quotes'] });
    expect(page.$lastAction.get()).toEqual({ at: 'bale quotes', state: 'saved' });
  });

  test('are not undone by a read that began before a switch was saved', async () => {
    const page = await openPage();
    const release = holdAnswer();
    const read = page.readDestinations();
    await page.setTopicOf('push', 'quotes', true);
    release();
    await read;
    await page.setTopicOf('push', 'shipped', true);
    expect(enabled.push.toSorted()).toEqual(['messages', 'quotes', 'shipped']);
  });

  test('include what another tab changed after the click', async () => {
    const page = await openPage();
    enabled.push.push('shipped');
    void page.setTopicOf('bale', 'quotes', true);
    await page.setTopicOf('push', 'quotes', true);
    expect(enabled.push.toSorted()).toEqual(['messages', 'quotes', 'shipped']);
  });

  test('are saved without later clicks', async () => {
    const page = await openPage();
    const saved: string[][] = [];
    lab.acts.set(destinationPaths.topics('push'), (_, body) => {
      saved.push((body as { topics: string[] }).topics.toSorted());
      return refused(503, 'unavailable');
    });
    void page.setTopicOf('push', 'quotes', true);
    await page.setTopicOf('push', 'shipped', true);
    expect(saved).toEqual([
      ['messages', 'quotes'],
      ['messages', 'shipped'],
    ]);
    expect(page.shown()).toEqual([['messages'], []]);
  });

  test('are not saved for a user who signs in before their turn', async () => {
    const page = await openPage();
    const release = holdAnswer();
    void page.setTopicOf('bale', 'quotes', true);
    const saved = page.setTopicOf('push', 'quotes', true);
    await Promise.resolve();
    lab.session = shop2;
    page.$signedIn.set(shop2);
    await page.readDestinations();
    release();
    await saved;
    expect(enabled.push).toEqual(['messages']);
    expect(page.shown()?.[0]).toEqual(['messages']);
    expect(page.$lastAction.get()).toBeNull();
  });

  test.each([
    ['offline', 'down'],
    ['failed', 'up'],
  ] as const)('revert if they cannot be saved: %s', async (state, line) => {
    const page = await openPage();
    lab.line = line;
    lab.acts.set(destinationPaths.topics('push'), () => refused(503, 'unavailable'));
    await page.setTopicOf('push', 'quotes', true);
    expect(page.shown()).toEqual([['messages'], []]);
    expect(page.$lastAction.get()).toEqual({ at: 'push quotes', state });
  });
});

describe('this browser', () => {
  const refuse = () => Promise.reject(new Error('no'));
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'a', auth: 'b' } }),
  };

  /** A browser that can show notifications. */
  function stubBrowser(requestPermission: () => Promise<string>, getRegistration?: () => unknown) {
    const pushManager = { subscribe: async () => subscription };
    vi.stubGlobal('Notification', { requestPermission });
    vi.stubGlobal(
      'window',
      Object.assign(new EventTarget(), { PushManager: {}, Notification: {} }),
    );
    const registration = getRegistration ?? (async () => ({ pushManager }));
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: registration } });
  }

  test('is not added for a user who signs in while the first is asked for permission', async () => {
    const page = await openPage();
    stubBrowser(async () => {
      lab.session = shop2;
      page.$signedIn.set(shop2);
      return 'granted';
    });
    await page.addThisBrowser();
    expect(lab.asked.filter((asked) => asked.startsWith('PUT'))).toEqual([]);
    expect(page.$lastAction.get()).toBeNull();
  });

  test.each([
    ['asks for no permission', refuse, undefined],
    ['does not name its worker', async () => 'granted', refuse],
  ])('says so if it %s', async (_, requestPermission, getRegistration) => {
    const page = await openPage();
    stubBrowser(requestPermission, getRegistration);
    await page.addThisBrowser();
    expect(page.$lastAction.get()).toEqual({ at: page.thisBrowser, state: 'noService' });
  });
});

describe('a test', () => {
  const destination = {
    id: '01900000-0000-7000-8000-000000000001',
    channel: 'push',
    address: '',
    browser: 'Chrome',
    system: 'Android',
    madeAt: '2026-11-27T00:00:00.000Z',
    isThis: true,
  } as const;

  test.each([
    [[null, 'sent'], 2_000, 'testSent'],
    [[null, null, 'sent'], 7_000, 'testSent'],
    [[null, 'gone'], 2_000, 'gone'],
    [[null, null, null, 'sent'], 17_000, 'testSent'],
    [[null, null, null, null, null], 37_000, 'waiting'],
  ] as const)(
    'with the outcomes %j is reported after %i ms as %s',
    async (outcomes, wait, state) => {
      const page = await openPage();
      const asked = new Set<string>();
      let times = 0;
      vi.stubGlobal('fetch', async (path: string) => {
        asked.add(path);
        times += 1;
        return Response.json({ outcome: outcomes[times - 1] });
      });
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      const tested = page.sendTest(destination);
      const at = page.testPlace(destination);
      await vi.waitFor(() => expect(page.$lastAction.get()).toEqual({ at, state: 'waiting' }));
      await vi.advanceTimersByTimeAsync(wait);
      await tested;
      expect(page.$lastAction.get()).toEqual({ at, state });
      expect([times, asked.size]).toEqual([outcomes.length, 1]);
    },
  );
});
