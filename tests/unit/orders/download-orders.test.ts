import { beforeEach, expect, test, vi } from 'vitest';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import type { OrderSummary } from '../../../src/domain/order/order.ts';
import { shop } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

const files: { name: string; file: Blob }[] = [];
vi.mock('../../../src/stores/device/download-file.ts', () => ({
  downloadFile: (name: string, file: Blob) => files.push({ name, file }),
}));

let lab: FakeLab;
beforeEach(() => {
  files.length = 0;
  lab = new FakeLab();
  lab.session = shop;
  freshDevice(lab);
});

const order = (reference: string, patient: string): OrderSummary => ({
  id: '01900000-0000-7000-8000-0000000000e1',
  number: '7K3M-9QXD',
  account: shop.account,
  kind: 'rx',
  placedAt: '2026-11-21T08:00:00.000Z',
  state: 'ready',
  reference,
  patient,
  title: { fa: 'عدسی', en: 'Lens, "clear"' },
  total: 36_000_000,
  promisedFor: '2026-11-25',
});

async function download(filters: string) {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(shop);
  const { $locale } = await import('../../../src/stores/shell/locale.ts');
  $locale.set('en');
  const { $download, downloadOrders } = await import(
    '../../../src/stores/orders/download-orders.ts'
  );
  await downloadOrders(filters);
  return $download.get();
}

test('the file has all pages of the filtered orders, and no active formulas', async () => {
  const first = `${orderPaths.orders}?state=ready&limit=100`;
  lab.offers.set(first, { orders: [order('=1+1', '@SUM(A1)')], next: 'a' });
  lab.offers.set(`${first}&after=a`, { orders: [order('N-2', '+98')], next: null });
  expect(await download('state=ready')).toEqual({ kind: 'done', orders: 2, isWhole: true });
  const lines = ((await files[0]?.file.text()) ?? '').split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain(`"Lens, ""clear""","'@SUM(A1)","'=1+1",`);
  expect(lines[1]).toContain(',"Ready","25 Nov 2026",3600000');
  expect(lines[2]).toContain(`"'+98","N-2"`);
});

test('a search is read to its end, even if part of it finds nothing', async () => {
  const first = `${orderPaths.orders}?text=a&limit=100`;
  const searchedTo = '2026-11-21T08:00:00.000Z';
  lab.offers.set(first, { orders: [], next: 'a', searchedTo });
  lab.offers.set(`${first}&after=a`, { orders: [order('N-1', 'x')], next: null });
  expect(await download('text=a')).toEqual({ kind: 'done', orders: 1, isWhole: true });
});

test('a page that cannot be read is reported, and no file is made', async () => {
  const first = `${orderPaths.orders}?limit=100`;
  lab.offers.set(first, { orders: [order('N-1', 'x')], next: 'a' });
  lab.refusesReading = [503, 'unavailable'];
  expect(await download('')).toEqual({ kind: 'failed' });
  expect(files).toEqual([]);
});

test('stops at 5,000 orders and says that there are more', async () => {
  const hundred = Array.from({ length: 100 }, (_, at) => order(`N-${at}`, 'x'));
  const first = `${orderPaths.orders}?limit=100`;
  lab.offers.set(first, { orders: hundred, next: 'a' });
  lab.offers.set(`${first}&after=a`, { orders: hundred, next: 'a' });
  expect(await download('')).toEqual({ kind: 'done', orders: 5000, isWhole: false });
});
