import { beforeEach, expect, test, vi } from 'vitest';
import type { DashboardAnswer } from '../../../src/api/dashboard/contract.ts';
import { dashboardPath } from '../../../src/api/dashboard/paths.ts';
import type { OrderSummary } from '../../../src/domain/order/order.ts';
import { storageKeys } from '../../../src/panel/storage-keys.ts';
import { shop, shop2 } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

let lab: FakeLab;
/** What is in `localStorage`. */
let kept: Record<string, string>;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  freshDevice(lab);
  kept = Object.create({ removeItem: (key: string) => delete kept[key] });
  vi.stubGlobal('localStorage', kept);
});

const order = (reference: string): OrderSummary => ({
  id: '01900000-0000-7000-8000-0000000000e1',
  number: '7K3M-9QXD',
  account: shop.account,
  kind: 'rx',
  placedAt: '2026-11-21T08:00:00.000Z',
  state: 'ready',
  reference,
  patient: 'مینا راد',
  title: { fa: 'عدسی', en: 'Lens' },
  total: 36_000_000,
  promisedFor: '2026-11-25',
});

function offer(late: number, ...references: string[]): void {
  const counts = { ready: late } as DashboardAnswer['counts'];
  const latest = references.map(order);
  const answer: DashboardAnswer = {
    counts,
    late,
    dueToday: 0,
    most: 1000,
    latest,
    months: { fa: [], en: [] },
    notices: [],
  };
  lab.offers.set(dashboardPath, answer);
}

async function visit(signedIn: typeof shop | null = shop) {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(signedIn);
  const { forgetLeavingAccount } = await import('../../../src/stores/shell/forget-account.ts');
  forgetLeavingAccount();
  const dashboard = await import('../../../src/stores/dashboard/dashboard.ts');
  return { $signedIn, ...dashboard, shown: () => dashboard.$dashboard.get()?.answer };
}

test('numbers and last orders arrive in one response', async () => {
  offer(3, 'N-1');
  const page = await visit();
  await page.readDashboard();
  expect(page.shown()).toMatchObject({ late: 3, latest: [{ reference: 'N-1' }] });
  expect(page.$dashboardReading.get()).toBe('done');
  expect(lab.asked).toEqual([`GET ${dashboardPath}`]);
});

test('the next visit immediately shows the last content, and no patient is stored on the device', async () => {
  offer(3, 'N-1');
  await (await visit()).readDashboard();
  expect(kept[storageKeys.dashboard]).toContain('7K3M-9QXD');
  expect(JSON.stringify(kept)).not.toContain('مینا راد');
  expect(JSON.stringify(kept)).not.toContain('N-1');
  lab.line = 'down';
  const page = await visit();
  expect(page.shown()).toMatchObject({ late: 3, latest: [{ number: '7K3M-9QXD', patient: '' }] });
  await page.readDashboard();
  expect(page.$dashboardReading.get()).toBe('offline');
  expect(page.shown()).toMatchObject({ late: 3 });
});

test('one user’s content is not shown to the next, and leaves the device with the account', async () => {
  offer(3, 'N-1');
  const page = await visit();
  await page.readDashboard();
  page.$signedIn.set(shop2);
  expect(page.shown()).toBeUndefined();
  expect(kept).not.toHaveProperty(storageKeys.dashboard);
  expect(page.$dashboardReading.get()).toBe('reading');
  page.$signedIn.set(null);
  expect(page.$dashboardReading.get()).toBe('signedOut');
});

test('a response for a user who has signed out is not shown', async () => {
  offer(3, 'N-1');
  const page = await visit();
  lab.beforeAnswer = async () => page.$signedIn.set(shop2);
  await page.readDashboard();
  expect(page.shown()).toBeUndefined();
  expect(kept).not.toHaveProperty(storageKeys.dashboard);
});

test('leaves the screen when the server has ended the session', async () => {
  offer(3, 'N-1');
  const page = await visit();
  await page.readDashboard();
  lab.offers.clear();
  lab.session = null;
  await page.readDashboard();
  expect(page.shown()).toBeUndefined();
  expect(page.$dashboardReading.get()).toBe('signedOut');
});

test('a visitor is asked to sign in, and nothing is requested', async () => {
  const page = await visit(null);
  await page.readDashboard();
  expect(page.$dashboardReading.get()).toBe('signedOut');
  expect(lab.asked).toEqual([]);
});

test('says when the lab cannot answer', async () => {
  lab.refusesReading = [503, 'unavailable'];
  const page = await visit();
  await page.readDashboard();
  expect(page.$dashboardReading.get()).toBe('failed');
});

test('many changes while it is read lead to one more reading', async () => {
  offer(3, 'N-1');
  const page = await visit();
  lab.beforeAnswer = async () => {
    offer(4, 'N-2');
    await Promise.all([1, 2, 3].map(page.readDashboard));
  };
  await page.readDashboard();
  expect(page.shown()).toMatchObject({ late: 4, latest: [{ reference: 'N-2' }] });
  expect(lab.asked).toHaveLength(2);
});

test('reloads at a sign-in, when the network is back and when others change an order', async () => {
  offer(1, 'N-1');
  const page = await visit();
  const stop = page.followDashboard();
  const isLate = (late: number) => vi.waitFor(() => expect(page.shown()).toMatchObject({ late }));
  await isLate(1);
  offer(2, 'N-1');
  lab.session = shop2;
  page.$signedIn.set(shop2);
  await isLate(2);
  offer(3, 'N-1');
  window.dispatchEvent(new Event('online'));
  await isLate(3);
  offer(4, 'N-1');
  const { $receivedChanges } = await import('../../../src/stores/shell/changes.ts');
  $receivedChanges.set({ changes: [], isGap: true });
  await isLate(4);
  stop();
  const asked = lab.asked.length;
  window.dispatchEvent(new Event('online'));
  expect(lab.asked).toHaveLength(asked);
});
