import { beforeEach, expect, test, vi } from 'vitest';
import { ledgerPaths } from '../../../src/api/ledger/paths.ts';
import type { Standing } from '../../../src/domain/ledger/standing.ts';
import { creditWords } from '../../../src/i18n/credit/credit.ts';
import { shop, shop2 } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

const standing: Standing = { balance: 10, creditLimit: 100, openOrders: 20, available: 70 };

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  lab.offers.set(ledgerPaths.standing(), standing);
  freshDevice(lab);
});

async function follow(signedIn: typeof shop) {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(signedIn);
  const { $standing, followStanding } = await import('../../../src/stores/ledger/standing.ts');
  return { $signedIn, $standing, stop: followStanding() };
}

test('a shop’s standing is read, and kept when the network is lost', async () => {
  const { $standing, stop } = await follow(shop);
  await vi.waitFor(() => expect($standing.get()).toEqual(standing));
  lab.line = 'down';
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect($standing.get()).toEqual(standing));
  stop();
});

test('it is not shown to the next account, and the lab has none', async () => {
  const { $signedIn, $standing, stop } = await follow(shop);
  await vi.waitFor(() => expect($standing.get()).toEqual(standing));
  lab.offers.clear();
  $signedIn.set(shop2);
  expect($standing.get()).toBeNull();
  stop();
  const asked = lab.asked.length;
  const atLab = await follow({ ...shop, user: { ...shop.user, role: 'SuperAdmin' } });
  expect(atLab.$standing.get()).toBeNull();
  expect(lab.asked.length).toBe(asked);
  atLab.stop();
});

test('the remaining credit and the excess are shown', () => {
  expect(creditWords(1_000_000)[1]).toMatch(/left after sending: .*100,000/);
  expect(creditWords(0)[1]).toMatch(/left after sending: .*0/);
  expect(creditWords(-1_000_000)[1]).toMatch(/100,000.* above your credit/);
});
