import { describe, expect, test } from 'vitest';
import { accountDetails } from '../../../src/domain/accounts/account-details.ts';
import { newTypedAccount, readNewAccount } from '../../../src/domain/accounts/new-typed-account.ts';
import {
  newTypedDetails,
  readTypedAccount,
  typedAccount,
} from '../../../src/domain/accounts/typed-account.ts';
import { faultsOfPerson } from '../../../src/domain/accounts/typed-person.ts';
import { sampleDetails } from '../../server/support/account-request.ts';

const named = { ...newTypedDetails, name: ' Optics ' };

describe('an account as typed', () => {
  test('is the account it was made of, and passes the schema', () => {
    const read = readTypedAccount(typedAccount(sampleDetails));
    expect(read).toEqual({ details: sampleDetails });
    expect(accountDetails.parse('details' in read && read.details)).toEqual(sampleDetails);
  });

  test('takes amounts and limits in Persian digits, and no limit for an empty field', () => {
    const typed = { ...named, creditLimit: '۵٬۰۰۰٬۰۰۰', lines: '۵۰۰' };
    expect(readTypedAccount(typed)).toMatchObject({
      details: { name: 'Optics', creditLimit: 50_000_000, limits: { lines: 500 } },
    });
    expect(readTypedAccount(named)).toMatchObject({ details: { creditLimit: null } });
  });

  test.each([
    ['5,000', 5000],
    ['5000,00', 5000],
    ['۵٬۰۰۰', 5000],
    ['5 000', 5000],
  ])('takes a limit of %s as %d', (lines, value) => {
    expect(readTypedAccount({ ...named, lines })).toMatchObject({
      details: { limits: { lines: value } },
    });
  });

  test('takes a credit limit that ends in a rial, as it is shown', () => {
    const details = { ...sampleDetails, creditLimit: 1_200_005 };
    expect(readTypedAccount(typedAccount(details))).toEqual({ details });
  });

  test.each([
    ['name', 'required', { name: ' ' }],
    ['name', 'tooLong', { name: 'x'.repeat(81) }],
    ['tier', 'required', { tier: '' }],
    ['creditLimit', 'amount', { creditLimit: '-1' }],
    ['creditLimit', 'amount', { creditLimit: 'much' }],
    ['creditLimit', 'amount', { creditLimit: '190.000' }],
    ['creditLimit', 'amount', { creditLimit: '190,000,00' }],
    ['lines', 'limit', { lines: '0' }],
    ['lines', 'limit', { lines: '5.000' }],
    ['lines', 'limit', { lines: '50,00,0' }],
    ['pieces', 'limit', { pieces: '1000001' }],
    ['ordersPerMinute', 'limit', { ordersPerMinute: '1.5' }],
    ['addresses.0.text', 'required', { addresses: [{ title: 'Shop', text: '', postcode: '' }] }],
    [
      'addresses.0.postcode',
      'tooLong',
      { addresses: [{ title: '', text: 'Square', postcode: '1'.repeat(21) }] },
    ],
  ])('is refused at %s as %s: %j', (path, fault, wrong) => {
    expect(readTypedAccount({ ...named, ...wrong })).toEqual({ faults: { [path]: fault } });
  });
});

test('a new account names all that is missing', () => {
  expect(readNewAccount(newTypedAccount, '')).toEqual({
    faults: { ownerName: 'required', ownerUsername: 'required', name: 'required' },
  });
});

test.each([
  ['ab', 'usernameForm'],
  ['two words', 'usernameForm'],
  ['x'.repeat(65), 'usernameForm'],
  ['', 'required'],
  ['مینا.۱', undefined],
  ['mina@shop', undefined],
])('the username %j: %s', (username, fault) => {
  const typed = { name: 'Mina', username, accountRole: 'Staff', isActive: true } as const;
  expect(faultsOfPerson(typed, { isNew: true }).username).toBe(fault);
  expect(faultsOfPerson(typed, { isNew: false })).toEqual({});
});
