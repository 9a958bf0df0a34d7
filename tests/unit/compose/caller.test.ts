import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accessoriesPath } from '../../../src/api/accessories/paths.ts';
import { accountPaths } from '../../../src/api/accounts/paths.ts';
import { cataloguePath } from '../../../src/api/catalogue/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { stockPath } from '../../../src/api/stock/paths.ts';
import { accessoryShelf } from '../../fixtures/accessories.ts';
import { catalogue } from '../../fixtures/catalogue.ts';
import { lab as labPerson, shop, shop2 } from '../../fixtures/people.ts';
import { stockShelf } from '../../fixtures/stock.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';
import { fakeStorage } from '../../support/fake-storage.ts';
import { compose, kinds, stories } from './kinds.ts';

const callerOf = ({ account }: typeof shop, tier: string) => ({ ...account, tier });
const caller = callerOf(shop, 'standard');
const partner = callerOf(shop2, 'partner');

/** Ids of the accounts that orders were placed for. */
const placedFor = () =>
  lab.asked.flatMap((route) => {
    const [, account] = route.split(`POST ${orderPaths.orders}?account=`);
    return account ?? [];
  });

const askedFor = ({ tier, id }: typeof caller) => `?tier=${tier}&account=${id}`;

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = labPerson;
  for (const tier of ['', askedFor(caller), askedFor(partner)]) {
    lab.offers.set(`${cataloguePath}${tier}`, catalogue);
    lab.offers.set(`${stockPath}${tier}`, stockShelf);
    lab.offers.set(`${accessoriesPath}${tier}`, accessoryShelf);
  }
  freshDevice(lab);
  vi.stubGlobal('location', { search: '', pathname: '/' });
  vi.stubGlobal('history', { state: null, replaceState: () => {} });
});

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

describe.each(kinds)('the lab’s order of $name by telephone', (kind) => {
  async function open(asked = '') {
    const screen = await compose(kind, labPerson, asked);
    ends.push(screen.end);
    return { ...screen, ...(await import('../../../src/stores/caller/caller.ts')) };
  }

  async function openSound() {
    const screen = await open();
    screen.type('T-1');
    screen.complete();
    return screen;
  }

  test('waits for its account: without one nothing is sent', async () => {
    const { order, $isCallerMissing, orderFor, $records } = await openSound();
    expect(await order.send()).toBe(null);
    expect($isCallerMissing.get()).toBe(true);
    expect($records.get()).toEqual([]);
    orderFor(caller);
    expect($isCallerMissing.get()).toBe(false);
    expect(await order.send()).toBe('queued');
  });

  test('is sent for the account, and the next one has no caller yet', async () => {
    const { order, orderFor, $caller, $fates } = await openSound();
    orderFor(caller);
    await order.send();
    const id = order.lastId();
    await vi.waitFor(() => expect($fates.get()[id]).toBe('sent'));
    expect(lab.asked).toContain(`POST ${orderPaths.orders}?account=${caller.id}`);
    expect($caller.get()).toBe(null);
  });

  test('is not sent for the account before while another is being read', async () => {
    const { order, orderFor, $isCallerMissing } = await openSound();
    const { chooseCaller } = await import('../../../src/stores/caller/choose-caller.ts');
    orderFor(caller);
    lab.offers.set(accountPaths.account(partner.id), { ...partner, suspendedAt: null });
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
    lab.beforeAnswer = () => isAnswered;
    const choosing = chooseCaller(partner.id);
    expect(await order.send()).toBe(null);
    expect($isCallerMissing.get()).toBe(true);
    answer();
    await choosing;
    expect(await order.send()).toBe('queued');
    await vi.waitFor(() => expect(placedFor()).toEqual([partner.id]));
  });

  test('gets no account that was chosen for an order before', async () => {
    const first = await openSound();
    const { chooseCaller } = await import('../../../src/stores/caller/choose-caller.ts');
    lab.offers.set(accountPaths.account(partner.id), { ...partner, suspendedAt: null });
    const choosing = chooseCaller(partner.id);
    first.end();
    await choosing;
    expect(first.$caller.get()).toBe(null);
  });

  test('keeps its account while offline, and asks before deleting that account’s order', async () => {
    const { order, orderFor, $records, flushOutbox, deletePreorder } = await openSound();
    orderFor(caller);
    lab.line = 'dropsAnswers';
    await order.send();
    await flushOutbox();
    const [queued] = $records.get() ?? [];
    expect(queued).toMatchObject({ state: 'queued', caller });
    lab.line = 'up';
    if (queued) await deletePreorder(queued);
    await flushOutbox();
    expect(lab.asked).toContain(
      `POST ${orderPaths.withdrawal(queued?.id ?? '')}?account=${caller.id}`,
    );
  });

  test('keeps its account with the draft, and reopens for it', async () => {
    const screen = await open();
    screen.orderFor(caller);
    await vi.waitFor(async () => expect(await screen.listDrafts()).toMatchObject([{ caller }]));
    screen.end();
    await vi.waitFor(async () => expect((await open()).$caller.get()).toEqual(caller));
  });

  test('takes the prices of another account’s tier when the account changes', async () => {
    const { orderFor } = await open();
    const asked = () => lab.asked.filter((route) => route.includes('tier=partner'));
    orderFor(caller);
    orderFor(partner);
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
  });

  test('is not sent for an account it was changed from', async () => {
    const first = await openSound();
    first.orderFor(caller);
    await first.order.save();
    const id = first.order.lastId();
    first.end();
    const again = await open(id);
    expect(again.$caller.get()).toEqual(caller);
    again.orderFor(partner);
    await again.order.send();
    await vi.waitFor(() => expect(again.$fates.get()[id]).toBe('sent'));
    const placed = lab.asked.filter((route) => route.startsWith(`POST ${orderPaths.orders}`));
    expect(placed).toEqual([`POST ${orderPaths.orders}?account=${partner.id}`]);
  });
});

test('starting an order for an account keeps the draft for another', async () => {
  // What this tab composed last.
  vi.stubGlobal('sessionStorage', fakeStorage());
  const screen = await compose(stories.rx, labPerson);
  const { orderFor } = await import('../../../src/stores/caller/caller.ts');
  screen.type('T-1');
  orderFor(caller);
  screen.end();
  await vi.waitFor(async () => expect(await screen.listDrafts()).toHaveLength(1));
  const { orderForAccount } = await import('../../../src/stores/orders/order-for-account.ts');
  const path = await orderForAccount('rx', partner);
  const next = await compose(
    stories.rx,
    labPerson,
    new URLSearchParams(path.split('?')[1]).get('preorder') ?? '',
  );
  ends.push(next.end);
  const { $caller } = await import('../../../src/stores/caller/caller.ts');
  expect([next.shows(), $caller.get()]).toEqual(['', partner]);
  await vi.waitFor(() =>
    expect(next.$preorders.get()).toMatchObject([{ caller, draft: { reference: 'T-1' } }]),
  );
});

test('an order of a shop names no account', async () => {
  lab.session = shop;
  const screen = await compose(stories.rx, shop);
  ends.push(screen.end);
  screen.type('S-1');
  screen.complete();
  await screen.order.send();
  await vi.waitFor(() => expect(lab.orders.size).toBe(1));
  expect(lab.asked).toContain(`POST ${orderPaths.orders}`);
});
