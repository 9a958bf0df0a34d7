import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accessoriesPath } from '../../../src/api/accessories/paths.ts';
import { cataloguePath } from '../../../src/api/catalogue/paths.ts';
import { stockPath } from '../../../src/api/stock/paths.ts';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import { accessoryShelf } from '../../fixtures/accessories.ts';
import { catalogue } from '../../fixtures/catalogue.ts';
import { shop, shop2 } from '../../fixtures/people.ts';
import { stockShelf } from '../../fixtures/stock.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';
import { holdDisk } from '../../support/hold-disk.ts';
import { passTime, timersOnly } from '../../support/pass-time.ts';
import { compose, kinds } from './kinds.ts';

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  lab.offers.set(cataloguePath, catalogue).set(stockPath, stockShelf);
  lab.offers.set(accessoriesPath, accessoryShelf);
  freshDevice(lab);
  vi.stubGlobal('location', { search: '', pathname: '/' });
  vi.stubGlobal('history', { state: null, replaceState: () => {} });
});

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

describe.each(kinds)('an order of $name', (kind) => {
  async function open(signedIn: SignedIn | null = shop, asked = '') {
    const screen = await compose(kind, signedIn, asked);
    ends.push(screen.end);
    return screen;
  }

  type Screen = Awaited<ReturnType<typeof open>>;

  const kept = (screen: Screen, reference: string) =>
    vi.waitFor(async () => {
      const [draft] = await screen.listDrafts();
      expect(draft?.draft).toMatchObject({ reference });
    });

  async function openSound(reference: string) {
    const screen = await open();
    screen.type(reference);
    screen.complete();
    return screen;
  }

  const states = ({ $records }: Screen) => $records.get()?.map(({ state }) => state);

  test('is stored while it is typed, and reopens', async () => {
    const screen = await open();
    screen.type('S-1');
    await kept(screen, 'S-1');
    screen.end();
    await vi.waitFor(async () => expect((await open()).shows()).toBe('S-1'));
  });

  test('moves to the pre-orders when saved, and opens from there', async () => {
    const screen = await open();
    screen.type('S-1');
    expect(await screen.order.save()).toBe('saved');
    expect(screen.shows()).toBe('');
    expect(screen.order.$outcome.get()).toBe('saved');
    expect(screen.$preorders.get()).toMatchObject([
      { id: screen.order.lastId(), state: 'draft', draft: { reference: 'S-1' } },
    ]);
    screen.type('S-2');
    expect(screen.order.$outcome.get()).toBe(null);
    await kept(screen, 'S-2');
    expect((await open(shop, screen.order.lastId())).shows()).toBe('S-1');
  });

  test('does not reopen as a draft when it is saved on a slow disk right after a key', async () => {
    const screen = await open();
    const disk = await holdDisk();
    vi.useFakeTimers({ toFake: [...timersOnly] });
    screen.type('S-1');
    const saving = screen.order.save();
    await setImmediate();
    await passTime(500);
    vi.useRealTimers();
    disk.release();
    expect(await saving).toBe('saved');
    screen.end();
    const next = await open();
    expect(next.shows()).toBe('');
    next.type('S-2');
    await next.order.save();
    const references = next.$preorders.get()?.map(({ draft }) => draft.reference);
    expect(references?.toSorted()).toEqual(['S-1', 'S-2']);
  });

  test('is not saved while it is empty', async () => {
    const screen = await open();
    expect(await screen.order.save()).toBe('nothing');
    expect(screen.$toasts.get()).toMatchObject([{ kind: 'info' }]);
    expect(screen.$preorders.get()).toEqual([]);
  });

  test('cannot be edited once it is queued, and is removed once the lab has it', async () => {
    lab.line = 'down';
    const screen = await openSound('S-1');
    expect(await screen.order.send()).toBe('queued');
    expect(screen.shows()).toBe('');
    const id = screen.order.lastId();
    expect(states(screen)).toEqual(['queued']);
    const other = await open(shop, id);
    expect(other.shows()).toBe('');
    expect(other.$toasts.get()).toMatchObject([{ kind: 'info' }]);
    lab.line = 'up';
    await other.flushOutbox();
    expect([...lab.orders.keys()]).toEqual([id]);
    expect(JSON.parse(lab.orders.get(id)?.body ?? '')).toMatchObject({
      content: { reference: 'S-1' },
      expectedTotal: expect.any(Number),
    });
    expect(states(other)).toEqual([]);
  });

  test('is sent once when Send is pressed repeatedly', async () => {
    const screen = await openSound('S-1');
    const pressed = await Promise.all([screen.order.send(), screen.order.send()]);
    expect(pressed).toEqual(['queued', null]);
    await vi.waitFor(() => expect([...lab.orders.keys()]).toEqual([screen.order.lastId()]));
  });

  test('with an error stays on the screen with its fields marked', async () => {
    const screen = await openSound('S-1');
    screen.spoil();
    expect(await screen.order.send()).toBe('attention');
    expect(screen.marks()).not.toEqual([]);
    expect(screen.shows()).toBe('S-1');
    expect(states(screen)).toEqual([]);
  });

  test('that the lab refuses reopens with its issues at the fields', async () => {
    lab.refusesOrders = [422, 'invalid', [kind.refusal]];
    const screen = await openSound('S-1');
    await screen.order.send();
    await vi.waitFor(() => expect(states(screen)).toEqual(['refused']));
    const back = await open(shop, screen.order.lastId());
    expect(back.shows()).toBe('S-1');
    expect(back.order.$refusal.get()).toEqual([kind.refusal]);
    expect(back.marks()).toContain(kind.refusal.path);
    lab.refusesOrders = undefined;
    expect(await back.order.send()).toBe('queued');
    await vi.waitFor(() => expect([...lab.orders.keys()]).toEqual([back.order.lastId()]));
  });

  test('saved incomplete is sent from the list once it is complete', async () => {
    const screen = await openSound('S-1');
    screen.spoil();
    await screen.order.save();
    const { sendPreorder } = await import('../../../src/stores/orders/send-preorder.ts');
    const [saved] = screen.$preorders.get() ?? [];
    if (!saved) throw new Error('Nothing was saved.');
    expect(await sendPreorder(saved)).toMatchObject({ kind: 'incomplete' });
    const back = await open(shop, saved.id);
    expect(back.marks()).not.toEqual([]);
    back.complete();
    await back.order.save();
    back.end();
    const sending = await import('../../../src/stores/orders/send-preorder.ts');
    expect(await sending.sendPreorder(saved)).toEqual({ kind: 'queued' });
    await vi.waitFor(() => expect([...lab.orders.keys()]).toEqual([saved.id]));
  });

  test('can be duplicated under a new id', async () => {
    const screen = await openSound('S-1');
    await screen.order.save();
    const [saved] = screen.$preorders.get() ?? [];
    if (!saved) throw new Error('Nothing was saved.');
    const copy = await screen.duplicatePreorder(saved);
    expect(copy).not.toBe(saved.id);
    for (const id of [saved.id, copy]) {
      const back = await open(shop, id);
      expect(back.shows()).toBe('S-1');
      expect(await back.order.send()).toBe('queued');
      await back.flushOutbox();
    }
    expect([...lab.orders.keys()]).toEqual([saved.id, copy]);
  });

  test('stays on the screen while signed out', async () => {
    const screen = await open(null);
    screen.type('S-1');
    screen.complete();
    expect(await screen.order.send()).toBe('signIn');
    expect(screen.shows()).toBe('S-1');
    expect(states(screen)).toEqual([]);
  });

  test('leaves the screen at sign-out, and reopens for its own account only', async () => {
    const screen = await open();
    screen.type('of shop');
    await kept(screen, 'of shop');
    screen.$signedIn.set(null);
    await vi.waitFor(() => expect(screen.order.$outcome.get()).toBe('signedOut'));
    expect(screen.shows()).toBe('');
    screen.$signedIn.set(shop2);
    await screen.order.whenKnown();
    expect(screen.shows()).toBe('');
    screen.end();
    await vi.waitFor(async () => expect((await open(shop)).shows()).toBe('of shop'));
  });

  test('can be restored after it was cleared', async () => {
    const screen = await open();
    screen.type('S-1');
    expect(await screen.order.clear()).toBe('cleared');
    expect(screen.shows()).toBe('');
    screen.order.takeBack();
    expect(screen.shows()).toBe('S-1');
    expect(screen.order.$outcome.get()).toBe(null);
  });

  test('from the pre-orders is saved instead of cleared', async () => {
    const screen = await openSound('S-1');
    await screen.order.save();
    const back = await open(shop, screen.order.lastId());
    back.type('S-1, changed');
    expect(await back.order.clear()).toBe('saved');
    expect(back.$preorders.get()).toMatchObject([{ draft: { reference: 'S-1, changed' } }]);
  });
});
