import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountPaths } from '../../../src/api/accounts/paths.ts';
import { ledgerPaths } from '../../../src/api/ledger/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { lab as labPerson, shop } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

const { id } = shop.account;
const other = '01900000-0000-7000-8000-0000000000a7';
const standing = { balance: 10, creditLimit: null, openOrders: null, available: null };
const order = (reference: string) => ({ id: reference, reference });
const waitingPath = `${orderPaths.orders}?account=${id}&state=onHold%2Cquoted&limit=8`;
const latestPath = `${orderPaths.orders}?account=${id}&limit=6`;
const entriesPath = `${ledgerPaths.statement}?account=${id}&limit=5`;

let lab: FakeLab;

beforeEach(() => {
  lab = new FakeLab();
  lab.session = labPerson;
  freshDevice(lab);
  vi.resetModules();
});

afterEach(() => {
  vi.useRealTimers();
});

function offerAll(): void {
  const period = { opening: 0, debits: 0, credits: 0, tax: 0, closing: 0 };
  lab.offers.set(accountPaths.account(id), { id, name: 'A shop' });
  lab.offers.set(ledgerPaths.standing(id), standing);
  lab.offers.set(waitingPath, { orders: [order('held')], next: 'more' });
  lab.offers.set(latestPath, { orders: [order('new'), order('held')], next: null });
  lab.offers.set(entriesPath, { entries: [], next: null, period });
}

async function openPage() {
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(labPerson);
  const page = await import('../../../src/stores/accounts/account-page.ts');
  const { $account } = await import('../../../src/stores/accounts/account.ts');
  return { ...page, $account };
}

describe('an account’s page', () => {
  test('shows all parts of the account at once', async () => {
    offerAll();
    const { followAccount, $accountParts, $account } = await openPage();
    const seen: unknown[] = [];
    $accountParts.listen((parts) => seen.push(parts));
    const leave = followAccount(id);
    await vi.waitFor(() => expect($accountParts.get()).not.toBeNull());
    expect($accountParts.get()).toEqual({
      id,
      standing,
      waiting: { orders: [order('held')], hasMore: true },
      latest: { orders: [order('new'), order('held')], hasMore: false },
      entries: [],
    });
    expect(seen).toHaveLength(1);
    expect($account.get()?.name).toBe('A shop');
    leave();
  });

  test('shows the rest if a part cannot be read, and keeps its contents when the connection fails', async () => {
    offerAll();
    lab.offers.delete(waitingPath);
    const { followAccount, readAccountPage, $accountParts } = await openPage();
    const leave = followAccount(id);
    await vi.waitFor(() => expect($accountParts.get()).not.toBeNull());
    expect($accountParts.get()).toMatchObject({ waiting: null, standing, entries: [] });
    offerAll();
    await readAccountPage();
    expect($accountParts.get()?.waiting?.orders).toEqual([order('held')]);
    lab.line = 'down';
    await readAccountPage();
    expect($accountParts.get()).toMatchObject({ standing, waiting: { hasMore: true } });
    leave();
  });

  test('never shows one account’s parts on the page of another', async () => {
    offerAll();
    const { followAccount, $accountParts } = await openPage();
    followAccount(id)();
    const leave = followAccount(other);
    await vi.waitFor(() => expect($accountParts.get()?.id).toBe(other));
    expect($accountParts.get()).toEqual({
      id: other,
      standing: null,
      waiting: null,
      latest: null,
      entries: null,
    });
    leave();
  });

  test('asks again for a part that the lab could not answer, until it is there or the page is left', async () => {
    vi.useFakeTimers();
    offerAll();
    lab.offers.delete(waitingPath);
    lab.refusesReading = [503, 'unavailable'];
    const { followAccount, $accountParts } = await openPage();
    const leave = followAccount(id);
    const asked = () => lab.asked.filter((each) => each.endsWith(waitingPath)).length;
    await vi.waitFor(() => expect($accountParts.get()).toMatchObject({ waiting: null, standing }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked()).toBeGreaterThan(2);
    offerAll();
    await vi.advanceTimersByTimeAsync(30_000);
    expect($accountParts.get()?.waiting?.orders).toEqual([order('held')]);
    lab.offers.delete(waitingPath);
    leave();
    const before = asked();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asked()).toBe(before);
  });
});
