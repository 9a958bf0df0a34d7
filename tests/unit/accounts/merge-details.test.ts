import { expect, test } from 'vitest';
import type { AccountDetails } from '../../../src/domain/accounts/account-details.ts';
import { mergeDetails } from '../../../src/domain/accounts/merge-details.ts';

const before: AccountDetails = {
  name: 'Eye shop',
  tier: 'standard',
  creditLimit: 500_000_000,
  limits: { lines: 1000, pieces: 5000, ordersPerMinute: 120 },
  contact: { name: '', phone: '021', email: '' },
  addresses: [{ title: '', text: 'Enghelab Street', postcode: '' }],
};

test('fields that the user left stay as someone else saved them', () => {
  const now = { ...before, creditLimit: 900_000_000, contact: { ...before.contact, name: 'Sara' } };
  const typed = { ...before, contact: { ...before.contact, phone: '026' } };
  expect(mergeDetails(before, typed, now)).toEqual({
    ...now,
    contact: { name: 'Sara', phone: '026', email: '' },
  });
});

test('a field that both changed becomes the user’s', () => {
  const [typed, now] = [7, 9].map((creditLimit) => ({ ...before, creditLimit }));
  expect(mergeDetails(before, typed ?? before, now ?? before).creditLimit).toBe(7);
});

test('addresses that the user left stay in whatever order the server writes their parts', () => {
  const stored = [{ postcode: '', text: 'Enghelab Street', title: '' }];
  const now = { ...before, addresses: [] };
  expect(mergeDetails({ ...before, addresses: stored }, before, now).addresses).toEqual([]);
});

test('only the details are merged, not the rest of an account', () => {
  const account = { ...before, id: 'a', people: [] };
  expect(mergeDetails(account, before, account)).toEqual(before);
});
