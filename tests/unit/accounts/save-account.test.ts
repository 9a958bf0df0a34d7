import { beforeEach, expect, test, vi } from 'vitest';
import { accountPaths } from '../../../src/api/accounts/paths.ts';
import { lab as clerk, shop } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab, refused } from '../../support/fake-lab.ts';

const { id } = shop.account;
const path = accountPaths.account(id);
const before = {
  name: 'Eye shop',
  tier: 'standard',
  creditLimit: 500_000_000,
  limits: { lines: 1000, pieces: 5000, ordersPerMinute: 120 },
  contact: { name: '', phone: '021', email: '' },
  addresses: [],
};
const typed = { ...before, contact: { ...before.contact, phone: '026' } };

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
  return import('../../../src/stores/accounts/account.ts');
}

test('a saved account keeps the credit limit that a colleague raised since the form was opened', async () => {
  const now = { ...before, id, creditLimit: 900_000_000, people: [] };
  lab.offers.set(path, now);
  const saved: unknown[] = [];
  lab.acts.set(path, (_, body) => {
    saved.push(body);
    return Response.json({ ...now, ...(body as object) });
  });
  const { saveAccount } = await open();
  expect(await saveAccount(id, before, typed)).toMatchObject({ kind: 'done' });
  expect(saved).toEqual([{ ...typed, creditLimit: 900_000_000 }]);
});

test('an account that the server cannot read first is not saved, which differs from a failure to save', async () => {
  lab.refusesReading = [503, 'unavailable'];
  lab.acts.set(path, () => refused(503, 'unavailable'));
  const { saveAccount } = await open();
  expect(await saveAccount(id, before, typed)).toEqual({ kind: 'unread' });
  expect(lab.asked).toEqual([`GET ${path}`]);
  lab.offers.set(path, { ...before, id, people: [] });
  expect(await saveAccount(id, before, typed)).toEqual({ kind: 'failed' });
});

test('an account that cannot be read without a connection is not saved', async () => {
  lab.line = 'down';
  const { saveAccount } = await open();
  expect(await saveAccount(id, before, typed)).toEqual({ kind: 'offline' });
});
