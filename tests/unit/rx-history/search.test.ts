import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rxHistoryPath } from '../../../src/api/rx-history/paths.ts';
import { lab as clerk, shop, shop2 } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = clerk;
  freshDevice(lab);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const callerOf = ({ account }: typeof shop) => ({ id: account.id, name: 'Shop', tier: 'base' });
const pathOf = (text: string, { account }: typeof shop) =>
  `${rxHistoryPath}?text=${text}&account=${account.id}`;
const earlier = { id: 'earlier', placedAt: '2026-11-01T08:00:00.000Z' };

async function openHistory() {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(clerk);
  const caller = await import('../../../src/stores/caller/caller.ts');
  caller.orderFor(callerOf(shop));
  const history = await import('../../../src/stores/rx-history/rx-history.ts');
  return { ...history, ...caller };
}

test('a search that has not begun is not made once the history is closed', async () => {
  const page = await openHistory();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  page.typeCustomer('mina');
  page.forgetEarlier();
  vi.advanceTimersByTime(1_000);
  expect(lab.asked).toEqual([]);
  expect(page.$rxHistory.get()).toEqual({ state: 'nothingTyped', found: [] });
});

test('an account’s prescriptions are not shown for the order of another', async () => {
  lab.offers.set(pathOf('mina', shop), { prescriptions: [earlier] });
  const page = await openHistory();
  await page.findEarlier('mina');
  expect(page.$rxHistory.get().found).toEqual([earlier]);
  page.orderFor(callerOf(shop2));
  expect(page.$rxHistory.get().found).toEqual([]);
});

test('a search that took too long says how far back it got', async () => {
  const searchedTo = '2024-01-01T08:00:00.000Z';
  lab.offers.set(pathOf('mina', shop), { prescriptions: [], searchedTo });
  const page = await openHistory();
  await page.findEarlier('mina');
  expect(page.$rxHistory.get()).toEqual({ state: 'done', found: [], searchedTo });
});

test('a response for another account is dropped', async () => {
  lab.offers.set(pathOf('mina', shop), { prescriptions: [earlier] });
  const page = await openHistory();
  lab.beforeAnswer = async () => page.orderFor(callerOf(shop2));
  await page.findEarlier('mina');
  expect(page.$rxHistory.get().found).toEqual([]);
});
