import { beforeEach, expect, test, vi } from 'vitest';
import { shop, shop2 } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

const clerk = { ...shop, user: { ...shop.user, role: 'SuperAdmin' as const } };
const colleague = { ...shop2, user: { ...shop2.user, role: 'SuperAdmin' as const } };
const path = '/api/accounts?text=eye';

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = clerk;
  freshDevice(lab);
});

async function open() {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(clerk);
  return { ...(await import('../../../src/stores/counter/accounts.ts')), $signedIn };
}

test('an account is found by a part of its name', async () => {
  lab.offers.set(path, { accounts: [shop.account] });
  const { $accounts, findAccounts } = await open();
  await findAccounts('eye');
  expect($accounts.get()).toEqual([shop.account]);
});

test('a search without an answer says so', async () => {
  lab.line = 'down';
  const { $accounts, findAccounts } = await open();
  await findAccounts('eye');
  expect($accounts.get()).toBe('failed');
});

test('a search that another user’s sign-in interrupts has not failed', async () => {
  lab.offers.set(path, { accounts: [shop.account] });
  const { $accounts, $signedIn, findAccounts } = await open();
  lab.beforeAnswer = async () => $signedIn.set(colleague);
  await findAccounts('eye');
  expect($accounts.get()).toBeNull();
});

test('accounts found by an earlier text are dropped at the next key', async () => {
  lab.offers.set(path, { accounts: [shop.account] });
  const { $accounts, findAccounts, typeAccount } = await open();
  await findAccounts('eye');
  typeAccount('eyes');
  expect($accounts.get()).toBeNull();
});
