import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openNotification, showPush } from '../../../src/offline/push.ts';

const showNotification = vi.fn(async () => {});
const openWindow = vi.fn(async () => {});
const focus = vi.fn(async () => {});
let tabs: { url: string; focus: () => Promise<void> }[] = [];

vi.stubGlobal('registration', { showNotification });
vi.stubGlobal('clients', { openWindow, matchAll: async () => tabs });

/** Handles an event and awaits everything passed to `waitUntil`. */
async function handle<Event>(handler: (event: Event) => void, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  handler({ ...event, waitUntil: (each: Promise<unknown>) => work.push(each) } as Event);
  await Promise.all(work);
}

const link = 'https://panel.example/orders/order?id=1';
const told = { id: 'a', language: 'fa', title: 'سؤال', body: 'متن', link };

beforeEach(() => vi.clearAllMocks());

describe('a push', () => {
  test.each([
    ['fa', 'rtl'],
    ['en', 'ltr'],
  ])('in %s is shown %s, once for its id', async (language, dir) => {
    await handle(showPush, { data: { json: () => ({ ...told, language }) } });
    const shown = { tag: 'a', lang: language, dir, body: told.body, data: link };
    expect(showNotification).toHaveBeenCalledWith(told.title, expect.objectContaining(shown));
  });

  test('without a message shows nothing', async () => {
    await handle(showPush, { data: null });
    expect(showNotification).not.toHaveBeenCalled();
  });
});

describe('a click on a notification', () => {
  test.each([
    ['focuses the tab that shows the order', [link], 1, 0],
    ['does not interrupt typing in another tab', ['https://panel.example/rx'], 0, 1],
    ['opens the panel', [], 0, 1],
  ] as const)('%s', async (_, urls, focused, opened) => {
    tabs = urls.map((url) => ({ url, focus }));
    const close = vi.fn();
    await handle(openNotification, { notification: { close, data: link } });
    expect(close).toHaveBeenCalled();
    expect(focus).toHaveBeenCalledTimes(focused);
    expect(openWindow.mock.calls).toEqual(opened ? [[link]] : []);
  });
});
