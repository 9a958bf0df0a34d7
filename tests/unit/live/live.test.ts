import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChangesAnswer } from '../../../src/api/changes/contract.ts';
import { changePaths } from '../../../src/api/changes/paths.ts';
import { lastEventHeader, pageAgeHeader } from '../../../src/api/headers.ts';
import { notificationPaths } from '../../../src/api/notifications/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import { shop, shop2 } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

type Change = ChangesAnswer['changes'][number];

const change = (minute: number): Change => ({
  id: `01900000-0000-7000-8000-0000000000c${minute}`,
  order: { id: '01900000-0000-7000-8000-0000000000d1', number: '7K3M-9QXD' },
  account: shop.account.name,
  accountId: shop.account.id,
  by: 'lab',
  at: `2026-11-21T08:0${minute}:00.000Z`,
  event: 'accept',
  side: 'lab',
  state: 'accepted',
  message: '',
});

/** One stream that a tab has opened. */
class FakeStream {
  readonly after: string | null;
  readonly actingAs: string | null;
  readonly pageAge: string | null;
  isEnded = false;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  readonly answer: Response;

  constructor({ headers, signal }: RequestInit) {
    this.after = new Headers(headers).get(lastEventHeader);
    this.actingAs = new Headers(headers).get('Acting-As');
    this.pageAge = new Headers(headers).get(pageAgeHeader);
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller;
      },
    });
    signal?.addEventListener('abort', () => this.cut());
    this.answer = new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  }

  send(text: string): void {
    this.#controller?.enqueue(new TextEncoder().encode(text));
  }

  sendChange(id: string, sent: Change, name = 'message'): void {
    this.send(`id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(sent)}\n\n`);
  }

  cut(): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.#controller?.error(new TypeError('cut'));
  }
}

let lab: FakeLab;
let streams: FakeStream[];
let refusal: number | undefined;
let tabs: { $signedIn: { set(signedIn: SignedIn | null): void } }[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  [lab, streams, refusal, tabs] = [new FakeLab(), [], undefined, []];
  lab.session = shop;
  freshDevice(lab);
  const ask = lab.fetch;
  vi.stubGlobal('fetch', async (path: string, asked: RequestInit) => {
    if (path !== changePaths.stream) return ask(path, asked);
    if (refusal) return new Response('{}', { status: refusal });
    const stream = new FakeStream(asked);
    streams.push(stream);
    return stream.answer;
  });
  offer();
});

afterEach(async () => {
  for (const tab of tabs) tab.$signedIn.set(null);
  await vi.waitFor(() => expect(streams.every(({ isEnded }) => isEnded)).toBe(true));
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function offer(...changes: Change[]): void {
  lab.offers.set(changePaths.changes, { changes });
}

const reads = () => lab.asked.filter((asked) => asked === `GET ${changePaths.changes}`).length;

async function openTab(signedIn: SignedIn | null = shop) {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(signedIn);
  const changes = await import('../../../src/stores/shell/changes.ts');
  await changes.refreshChanges();
  const { startLive } = await import('../../../src/stores/live/live.ts');
  const { changeApi } = await import('../../../src/api/client.ts');
  /** Acts on the order, under this key. */
  const act = (key: string) =>
    changeApi(orderPaths.events(change(1).order.id), {
      method: 'POST',
      body: { event: 'accept' },
      key,
    });
  const heard: string[][] = [];
  changes.$receivedChanges.listen((news) => heard.push(news.changes.map(({ id }) => id)));
  startLive();
  const tab = { $signedIn, heard, act, ...changes };
  tabs.push(tab);
  return tab;
}

async function stream(index: number): Promise<FakeStream> {
  await vi.waitFor(() => expect(streams.length).toBeGreaterThan(index));
  const found = streams[index];
  if (!found) throw new Error(`no stream ${index}`);
  return found;
}

const shows = (tab: Awaited<ReturnType<typeof openTab>>, ...minutes: number[]) =>
  vi.waitFor(() =>
    expect(tab.$news.get()?.map(({ id }) => id)).toEqual(minutes.map((each) => change(each).id)),
  );

describe('while a page is open', () => {
  test('all tabs show a change that one of them streams, newest first and once', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const open = await stream(0);
    expect(open.actingAs).toBe(`${shop.account.id}/${shop.user.id}`);
    open.send('retry: 3000\n\nid: a\n\n');
    open.sendChange('b', change(2));
    open.sendChange('c', change(1));
    open.sendChange('d', change(2));
    await Promise.all([shows(one, 2, 1), shows(other, 2, 1)]);
    expect(streams).toHaveLength(1);
  });

  test('screens with orders reload immediately, and then at most every two seconds', async () => {
    const tab = await openTab();
    const open = await stream(0);
    for (const minute of [1, 2, 3]) open.sendChange(`${minute}`, change(minute));
    await shows(tab, 3, 2, 1);
    expect(tab.heard).toEqual([[change(1).id]]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(tab.heard).toEqual([[change(1).id], [change(2).id, change(3).id]]);
  });

  test('a muted change reloads the screens that show it, in all tabs, but is not news', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const open = await stream(0);
    open.sendChange('a', change(1), 'quiet');
    await vi.waitFor(() => expect([...one.heard, ...other.heard]).toHaveLength(2));
    expect([one.heard, other.heard]).toEqual([[[change(1).id]], [[change(1).id]]]);
    expect([one.$news.get(), other.$news.get()]).toEqual([[], []]);
    expect([one.$newsUnread.get(), other.$newsUnread.get()]).toEqual([0, 0]);
  });

  test('what one tab does to orders is read again by the others, which the stream does not notify', async () => {
    const [one, other] = [await openTab(), await openTab()];
    await stream(0);
    one.noteAct();
    await vi.waitFor(() => expect(other.heard).toHaveLength(1));
    expect(other.$receivedChanges.get()).toEqual({ changes: [], isGap: true });
    expect(one.heard).toEqual([]);
  });

  test('a colleague’s change reloads the screens that show it, but is not news', async () => {
    const tab = await openTab();
    const open = await stream(0);
    open.sendChange('a', { ...change(1), by: 'a colleague', side: 'shop' }, 'quiet');
    await vi.waitFor(() => expect(tab.heard).toEqual([[change(1).id]]));
    expect([tab.$news.get(), tab.$newsUnread.get(), tab.$questionsUnread.get()]).toEqual([
      [],
      0,
      0,
    ]);
  });

  test.each([
    ['an event', change(1)],
    [
      'a placed order',
      { ...change(2), event: 'submit', order: { ...change(2).order, id: change(1).id } },
    ],
  ] as const)('what this browser did itself is read no second time: %s', async (_, own) => {
    const [one, other] = [await openTab(), await openTab()];
    const open = await stream(0);
    lab.acts.set(orderPaths.events(change(1).order.id), () => Response.json({}));
    await one.act(change(1).id);
    one.noteAct();
    await vi.waitFor(() => expect(other.heard).toEqual([[]]));
    open.sendChange('a', own, 'quiet');
    open.sendChange('b', change(3));
    await Promise.all([shows(one, 3), shows(other, 3)]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([one.heard, other.heard]).toEqual([[[change(3).id]], [[], [change(3).id]]]);
  });

  test('an act whose answer was lost is read like a colleague’s', async () => {
    const tab = await openTab();
    const open = await stream(0);
    lab.acts.set(orderPaths.events(change(1).order.id), () => new Response('', { status: 502 }));
    await tab.act(change(1).id);
    open.sendChange('a', change(1), 'quiet');
    await vi.waitFor(() => expect(tab.heard).toEqual([[change(1).id]]));
  });

  test('a topic the user mutes leaves the feed of every tab and is not counted as unread', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const open = await stream(0);
    open.sendChange('a', change(1));
    open.sendChange('b', change(2));
    await Promise.all([shows(one, 2, 1), shows(other, 2, 1)]);
    lab.acts.set(notificationPaths.topic('accepted'), () => Response.json({ muted: ['accepted'] }));
    offer(change(1));
    const { setTopic } = await import('../../../src/stores/notifications/settings.ts');
    await setTopic('accepted', false);
    await Promise.all([shows(one, 1), shows(other, 1)]);
    expect([one.$newsUnread.get(), other.$newsUnread.get()]).toEqual([1, 1]);
  });

  test('a response of the feed that lacks a newer change does not take it away', async () => {
    const tab = await openTab();
    (await stream(0)).sendChange('a', change(2));
    await shows(tab, 2);
    offer(change(1));
    await tab.refreshChanges();
    await shows(tab, 2, 1);
  });
});

describe('a change while a page is being opened', () => {
  test('is asked for by the age of the page', async () => {
    await openTab();
    expect(Number((await stream(0)).pageAge)).toBeGreaterThan(0);
  });

  test('is read, although the feed on screen has it already', async () => {
    offer(change(1));
    const tab = await openTab();
    (await stream(0)).sendChange('a', change(1));
    await vi.waitFor(() => expect(tab.heard).toEqual([[change(1).id]]));
    await shows(tab, 1);
  });

  test.each([
    ['is read by a tab that is opened beside the one that streams', -1_000, true],
    ['and nothing is, where nothing happened since', 1_000, false],
  ])('%s', async (_, opened, isRead) => {
    const streaming = await openTab();
    (await stream(0)).sendChange('a', change(1), 'quiet');
    await vi.waitFor(() => expect(streaming.heard).toHaveLength(1));
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() + opened);
    const other = await openTab();
    await vi.waitFor(() => expect(reads()).toBe(3));
    await vi.advanceTimersByTimeAsync(0);
    expect(other.$receivedChanges.get().isGap).toBe(isRead);
    expect(other.heard).toEqual(isRead ? [[]] : []);
  });
});

test('a page that was opened without the line reads the feed once it streams', async () => {
  lab.line = 'down';
  const tab = await openTab();
  expect(tab.$changes.get()).toBeNull();
  lab.line = 'up';
  offer(change(1));
  (await stream(0)).send('id: a\n\n');
  await shows(tab, 1);
});

describe('after a cut', () => {
  test('a tab goes on after the last event', async () => {
    const tab = await openTab();
    const open = await stream(0);
    expect(open.after).toBeNull();
    open.sendChange('seven', change(1));
    await shows(tab, 1);
    // The stream has brought what the feed could lack.
    expect(reads()).toBe(1);
    open.cut();
    await vi.advanceTimersByTimeAsync(1_500);
    expect((await stream(1)).after).toBe('seven');
  });

  test('silence counts as a cut', async () => {
    const tab = await openTab();
    const open = await stream(0);
    open.sendChange('a', change(1));
    await shows(tab, 1);
    await vi.advanceTimersByTimeAsync(46_000);
    expect(open.isEnded).toBe(true);
    expect((await stream(1)).after).toBe('a');
  });

  test('of unknown length, the feed is read', async () => {
    const tab = await openTab();
    const open = await stream(0);
    open.send('id: a\n\n');
    offer(change(1));
    open.send('id: b\nevent: gap\ndata: {}\n\n');
    await shows(tab, 1);
    await vi.waitFor(() => expect(tab.heard).toEqual([[change(1).id]]));
    expect(tab.$receivedChanges.get().isGap).toBe(true);
  });

  test('of unknown length, what is on screen is read, although the feed has nothing new', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const open = await stream(0);
    open.send('id: a\n\n');
    await vi.waitFor(() => expect(reads()).toBe(3));
    open.send('id: b\nevent: gap\ndata: {}\n\n');
    await vi.waitFor(() => expect([one.heard, other.heard]).toEqual([[[]], [[]]]));
  });

  test('without streams the feed is read, ever more seldom', async () => {
    refusal = 503;
    const tab = await openTab();
    await vi.advanceTimersByTimeAsync(10_000);
    offer(change(1));
    await vi.advanceTimersByTimeAsync(60_000);
    await shows(tab, 1);
    const before = reads();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(reads() - before).toBeLessThan(25);
  });

  test('without Web Locks no tab streams: every tab reads the feed', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const tab = await openTab();
    offer(change(1));
    await vi.advanceTimersByTimeAsync(70_000);
    await shows(tab, 1);
    expect(streams).toEqual([]);
    // Colleagues are in no feed.
    expect(tab.$receivedChanges.get().isGap).toBe(true);
  });
});

describe('a tab stops', () => {
  test('when the user signs out, and streams for the next one from the beginning', async () => {
    const tab = await openTab();
    const open = await stream(0);
    open.sendChange('a', change(1));
    await shows(tab, 1);
    lab.session = shop2;
    tab.$signedIn.set(shop2);
    await vi.waitFor(() => expect(open.isEnded).toBe(true));
    const next = await stream(1);
    expect([next.after, next.actingAs]).toEqual([null, `${shop2.account.id}/${shop2.user.id}`]);
  });

  test('when the session has ended', async () => {
    refusal = 401;
    const tab = await openTab();
    const { $signedIn } = await import('../../../src/stores/shell/session.ts');
    await vi.waitFor(() => expect($signedIn.get()).toBeNull());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tab.heard).toEqual([]);
    expect(reads()).toBe(1);
  });

  test('when it is hidden for five minutes, and goes on when it is shown', async () => {
    const tab = await openTab();
    const open = await stream(0);
    open.sendChange('a', change(1));
    await shows(tab, 1);
    Object.assign(document, { hidden: true });
    document.dispatchEvent(new Event('visibilitychange'));
    for (let minute = 0; minute < 4; minute += 1) {
      await vi.advanceTimersByTimeAsync(30_000);
      open.send(': beat\n\n');
      await vi.advanceTimersByTimeAsync(29_000);
      open.send(': beat\n\n');
    }
    expect(open.isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(70_000);
    expect(open.isEnded).toBe(true);
    const before = streams.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(streams).toHaveLength(before);
    Object.assign(document, { hidden: false });
    document.dispatchEvent(new Event('visibilitychange'));
    expect((await stream(before)).after).toBe('a');
  });
});
