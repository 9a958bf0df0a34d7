import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { alertsPath } from '../../../src/api/alerts/paths.ts';
import { asPreorder } from '../../../src/domain/order/preorder.ts';
import { emptyRxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { newId } from '../../../src/stores/device/records/new-id.ts';
import { shop } from '../../fixtures/people.ts';
import { progressiveOrder } from '../../fixtures/rx.ts';
import { freshDevice, openTab, type Tab } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';
import { fakeStorage } from '../../support/fake-storage.ts';
import { passTime, timersOnly } from '../../support/pass-time.ts';

let lab: FakeLab;
let tries: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: [...timersOnly] });
  lab = new FakeLab();
  lab.session = shop;
  freshDevice(lab);
  vi.stubGlobal('localStorage', fakeStorage());
  tries = 0;
  const send = lab.fetch;
  vi.stubGlobal('fetch', (path: string, call: RequestInit) => {
    if (call.method === 'POST') tries += 1;
    return send(path, call);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab as it is opened: it looks for waiting orders from then on. */
async function openLookingTab(): Promise<Tab> {
  const tab = await openTab(shop);
  tab.followOutbox(() => import('../../../src/stores/ledger/send-transfers.ts'));
  await passTime(500);
  return tab;
}

const orderOf = (id: string) => ({
  composed: { kind: 'rx', id, draft: emptyRxDraft(), total: null, owner: null } as const,
  request: { content: progressiveOrder({ reference: id }) },
});

async function queue({ queuePreorder }: Tab): Promise<string> {
  const id = newId();
  const { composed, request } = orderOf(id);
  await queuePreorder(composed, request);
  return id;
}

/** Queues an order in a tab that is closed before it sends anything. */
async function queueAndClose({ putRecord, currentOwner }: Tab, id: string): Promise<void> {
  const { composed, request } = orderOf(id);
  const preorder = asPreorder({ ...composed, owner: currentOwner() }, Date.now());
  await putRecord({ ...preorder, state: 'queued', request });
}

const placed = () => [...lab.orders.keys()];

describe('after an outage that no event ended', () => {
  test('a waiting order is sent within 45 seconds after an outage of any length', async () => {
    lab.line = 'down';
    const id = await queue(await openLookingTab());
    await passTime(600_000);
    lab.line = 'up';
    await passTime(46_000);
    expect(placed()).toEqual([id]);
  });

  test('three tabs try hardly more often than one', async () => {
    lab.line = 'down';
    const tabs = [await openLookingTab(), await openLookingTab(), await openLookingTab()];
    if (tabs[0]) await queue(tabs[0]);
    await passTime(60_000);
    tries = 0;
    await passTime(600_000);
    expect(tries).toBeGreaterThanOrEqual(600 / 45 - 1);
    expect(tries).toBeLessThanOrEqual(600 / 15 + 1);
  });

  test('a hidden tab tries seldom', async () => {
    lab.line = 'down';
    Object.assign(document, { visibilityState: 'hidden' });
    const id = await queue(await openLookingTab());
    await passTime(60_000);
    tries = 0;
    await passTime(600_000);
    expect(tries).toBeLessThanOrEqual(10);
    lab.line = 'up';
    await passTime(181_000);
    expect(placed()).toEqual([id]);
  });

  test('a waiting order is sent immediately when another request of the page arrives', async () => {
    lab.line = 'down';
    const tab = await openLookingTab();
    const id = await queue(tab);
    await passTime(600_000);
    lab.line = 'up';
    lab.offers.set(alertsPath, {});
    const { readOwn } = await import('../../../src/stores/shell/read-own.ts');
    expect(await readOwn(alertsPath)).toMatchObject({ kind: 'read' });
    await passTime(1_500);
    expect(placed()).toEqual([id]);
  });
});

describe('when the browser says that it is online', () => {
  /** The longest pauses there are. */
  beforeEach(() => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const sayOnline = () => window.dispatchEvent(new Event('online'));

  test('a waiting order is sent immediately', async () => {
    lab.line = 'down';
    const id = await queue(await openLookingTab());
    await passTime(60_000);
    lab.line = 'up';
    sayOnline();
    await passTime(1_000);
    expect(placed()).toEqual([id]);
  });

  test('the quick tries begin again, for the first may come before the network works', async () => {
    lab.line = 'down';
    const id = await queue(await openLookingTab());
    await passTime(120_000);
    sayOnline();
    await passTime(1_000);
    lab.line = 'up';
    await passTime(6_000);
    expect(placed()).toEqual([id]);
  });

  test('a sending that is still waited for is given up and repeated', async () => {
    const tab = await openLookingTab();
    lab.line = 'stalls';
    const id = await queue(tab);
    await passTime(2_000);
    expect(tries).toBe(1);
    lab.line = 'up';
    sayOnline();
    await passTime(1_500);
    expect(tries).toBe(2);
    expect(placed()).toEqual([id]);
    expect(tab.$records.get()).toEqual([]);
  });

  test('so is one that another tab waits for', async () => {
    lab.line = 'stalls';
    const [one] = [await openLookingTab(), await openLookingTab()];
    const ids = [await queue(one), await queue(one)];
    await passTime(2_000);
    lab.line = 'up';
    sayOnline();
    await passTime(3_000);
    expect(placed().sort()).toEqual(ids.sort());
  });
});

test('another tab sends a closed tab’s order without having been notified of it', async () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener() {}
      postMessage() {}
    },
  );
  const other = await openLookingTab();
  await other.loadRecords();
  const id = newId();
  await queueAndClose(await openTab(shop), id);
  await passTime(46_000);
  expect(placed()).toEqual([id]);
});

test('three tabs of an insecure page send each order once', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const tabs = [await openLookingTab(), await openLookingTab(), await openLookingTab()];
  const ids = await Promise.all([...tabs, ...tabs, ...tabs].map(queue));
  await passTime(20_000);
  expect(placed().sort()).toEqual(ids.sort());
  expect(tries).toBe(ids.length);
});

describe('a sending that stalls', () => {
  test('is given up after 20 seconds and repeated without a second order', async () => {
    const tab = await openLookingTab();
    lab.line = 'stalls';
    const id = await queue(tab);
    await passTime(19_000);
    expect(tries).toBe(1);
    lab.line = 'up';
    await passTime(9_000);
    expect(tries).toBe(2);
    expect(placed()).toEqual([id]);
    expect(tab.$records.get()).toEqual([]);
  });

  test('is waited for longer each time, up to a minute: the connection may only be slow', async () => {
    const waits: number[] = [];
    vi.stubGlobal('fetch', async (_path: string, { signal, method }: RequestInit) => {
      if (method !== 'POST') throw new TypeError('no line');
      const from = Date.now();
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => {
          waits.push(Math.round((Date.now() - from) / 1000));
          reject(signal.reason);
        });
      });
    });
    await queue(await openLookingTab());
    await passTime(400_000);
    expect(waits.slice(0, 4)).toEqual([20, 40, 60, 60]);
  });
});

test('checks that fail add no further retries', async () => {
  const id = newId();
  await queueAndClose(await openTab(shop), id);
  vi.resetModules();
  let attempts = 0;
  vi.doMock('../../../src/stores/device/outbox/outbox.ts', () => ({
    flushOutbox: async () => {
      attempts += 1;
      throw new Error('The device’s database does not answer.');
    },
  }));
  try {
    const { sendWaiting } = await import('../../../src/stores/device/outbox/outbox-look.ts');
    await Promise.all(Array.from({ length: 8 }, () => sendWaiting()));
    attempts = 0;
    await passTime(60_000);
    expect(attempts).toBe(4);
  } finally {
    vi.doUnmock('../../../src/stores/device/outbox/outbox.ts');
  }
});
