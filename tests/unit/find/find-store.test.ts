import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findPath } from '../../../src/api/find/paths.ts';
import type { FoundOrder } from '../../../src/domain/find/server-finds.ts';
import { lab as labPerson, shop, shop2 } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  freshDevice(lab);
});

const order = (digit: number): FoundOrder => ({
  id: `01900000-0000-7000-8000-0000000000e${digit}`,
  number: `0000-000${digit}`,
  account: shop.account,
  kind: 'rx',
  state: 'submitted',
  reference: `H-${digit}`,
  patient: 'Mina',
  title: { fa: 'عدسی', en: 'Lens' },
});

function offer(text: string, ...orders: FoundOrder[]): void {
  const found = { orders, customers: [], accounts: [], products: [] };
  lab.offers.set(`${findPath}?${new URLSearchParams({ q: text })}`, found);
}

async function open(person: typeof shop | null = shop, typed = '') {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(person);
  const store = await import('../../../src/stores/find/find.ts');
  const close = store.openFind(typed);
  const kinds = () => new Set(store.$finds.get().device.map(({ kind }) => kind));
  const server = () => store.$finds.get().server.map(({ key }) => key.slice(-1));
  return { $signedIn, ...store, close, kinds, server };
}

describe('the field that finds everything', () => {
  test('answers from the device before it asks the server', async () => {
    const { typeFind, $finds } = await open();
    typeFind('dark');
    expect($finds.get().device[0]?.title[1]).toBe('Theme: Dark');
    expect(lab.asked.filter((path) => path.includes(findPath))).toEqual([]);
  });

  test('shows the server’s finds behind, and keeps those that a longer text still finds', async () => {
    offer('h', order(1), order(2));
    const { typeFind, $finds, $asking, server } = await open();
    typeFind('h');
    await expect.poll(server).toEqual(['1', '2']);
    const before = $finds.get().device;
    expect(before.at(-1)?.key).toBe('all orders');
    typeFind('h2');
    expect(server()).toEqual(['2']);
    offer('h2', order(2), order(3));
    await expect.poll(server).toEqual(['2', '3']);
    expect($asking.get()).toBe('done');
  });

  test('does not count the way to all orders as a find', async () => {
    offer('h', order(1), order(2));
    offer('zzqq');
    const { typeFind, $finds, $asking, countFound, server } = await open();
    typeFind('h');
    await expect.poll(server).toEqual(['1', '2']);
    const { device } = $finds.get();
    expect(countFound($finds.get())).toBe(device.length - 1 + 2);
    typeFind('zzqq');
    await expect.poll(() => lab.asked.some((path) => path.endsWith('q=zzqq'))).toBe(true);
    await expect.poll(() => $asking.get()).toBe('done');
    expect($finds.get().device.map(({ key }) => key)).toEqual(['all orders']);
    expect(countFound($finds.get())).toBe(0);
  });

  test('asks at the first letter, and filters the response by a longer text', async () => {
    offer('h', order(1), order(2));
    offer('h2');
    const { typeFind, $asking, $finds, server } = await open();
    const shown = new Set<string>();
    $finds.listen(() => shown.add(server().join()));
    // The longer text is typed before the response to the first letter, however fast that is.
    lab.beforeAnswer = async () => typeFind('h2');
    typeFind('h');
    await expect.poll(() => $asking.get()).toBe('done');
    expect([...shown]).toEqual(['', '2']);
    expect(server()).toEqual([]);
    expect(lab.asked.filter((path) => path.includes(findPath))).toHaveLength(2);
  });

  test('begins with the text typed before it loaded', async () => {
    const { $text, $finds } = await open(shop, 'dark');
    expect($text.get()).toBe('dark');
    expect($finds.get().device[0]?.title[1]).toBe('Theme: Dark');
  });

  test('forgets everything when another person signs in, and when it closes', async () => {
    offer('mina', order(1));
    const { $signedIn, typeFind, $text, server, close, $finds } = await open();
    typeFind('mina');
    await expect.poll(server).toEqual(['1']);
    $signedIn.set(shop2);
    expect([server(), $text.get()]).toEqual([[], '']);
    close();
    expect($finds.get()).toEqual({ device: [], server: [] });
  });

  test('offers a visitor screens and settings only, and asks the server nothing', async () => {
    const { typeFind, kinds } = await open(null);
    expect(kinds()).toEqual(new Set(['screen']));
    for (const text of ['s', 'ر', 'e']) {
      typeFind(text);
      expect([...kinds()].filter((kind) => kind !== 'screen' && kind !== 'setting')).toEqual([]);
    }
    expect(lab.asked.filter((path) => path.includes(findPath))).toEqual([]);
  });

  test('offers the screens of the lab to its people alone', async () => {
    const ofLab = await open(labPerson);
    ofLab.typeFind('audit');
    await expect
      .poll(() => ofLab.$finds.get().device.map(({ key }) => key))
      .toEqual(['screen /audit', 'all orders']);
    ofLab.close();
    const ofShop = await open(shop);
    ofShop.typeFind('audit');
    expect(ofShop.$finds.get().device.map(({ key }) => key)).toEqual(['all orders']);
  });
});
