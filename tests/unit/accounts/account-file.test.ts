import { describe, expect, it } from 'vitest';
import {
  accountFileRow,
  changedColumns,
  type FiledAccount,
  filedAccount,
  readAddresses,
  writeAddresses,
} from '../../../src/domain/accounts/account-file.ts';
import { sampleDetails } from '../../server/support/account-request.ts';

const known: FiledAccount = { id: 'a', details: sampleDetails, isSuspended: true };

describe('an account in a file', () => {
  it('is read back as it was written', () => {
    expect(filedAccount(accountFileRow(known), 'a', known)).toEqual(known);
    expect(changedColumns(known, known)).toEqual([]);
  });

  it('says in which columns it differs', () => {
    const row = { ...accountFileRow(known), tier: 'gold', addresses: '', isSuspended: false };
    const asked = filedAccount(row, 'a', known);
    expect(changedColumns(known, asked)).toEqual(['tier', 'addresses', 'isSuspended']);
  });

  it.each([
    ['phone', '02112345678', '2112345678'],
    ['phone', '+989121234567', '989121234567'],
    ['tier', '007', '7'],
    ['contactName', '0912', '912'],
    ['name', '0156', '156'],
  ] as const)('keeps the %s %s that is imported as %s', (name, kept, lost) => {
    const before = filedAccount({ ...accountFileRow(known), [name]: kept }, 'a', undefined);
    const asked = filedAccount({ ...accountFileRow(before), [name]: lost }, 'a', before);
    expect(changedColumns(before, asked)).toEqual([]);
    const edited = filedAccount({ ...accountFileRow(before), [name]: '5' }, 'a', before);
    expect(changedColumns(before, edited)).toEqual([name]);
  });

  it('stays suspended unless the file says otherwise, and a new one is active', () => {
    const row = { ...accountFileRow(known), isSuspended: null };
    expect(filedAccount(row, 'a', known).isSuspended).toBe(true);
    expect(filedAccount(row, 'b', undefined).isSuspended).toBe(false);
  });

  it('has the default limits if none are given', () => {
    const row = { ...accountFileRow(known), lines: null, pieces: null, ordersPerMinute: null };
    const { limits } = filedAccount(row, 'b', undefined).details;
    expect(limits).toEqual({ lines: 1000, pieces: 5000, ordersPerMinute: 120 });
  });
});

describe('addresses in a cell', () => {
  it.each([
    ['', []],
    ['Square 1', [{ title: '', text: 'Square 1', postcode: '' }]],
    ['Shop | Square 1', [{ title: 'Shop', text: 'Square 1', postcode: '' }]],
    ['Shop|Square 1|12345', [{ title: 'Shop', text: 'Square 1', postcode: '12345' }]],
    [
      'Shop | Square 1 | left door | 12345',
      [{ title: 'Shop', text: 'Square 1 | left door', postcode: '12345' }],
    ],
    [
      'Shop | Square 1 | 1\r\n\nStore | Park 2 | 2',
      [
        { title: 'Shop', text: 'Square 1', postcode: '1' },
        { title: 'Store', text: 'Park 2', postcode: '2' },
      ],
    ],
  ])('%j are read and written again', (text, addresses) => {
    expect(readAddresses(text)).toEqual(addresses);
    expect(readAddresses(writeAddresses(addresses))).toEqual(addresses);
  });

  it('without a label or postcode are read back as they were', () => {
    const addresses = [{ title: '', text: 'Square 1', postcode: '' }];
    expect(readAddresses(writeAddresses(addresses))).toEqual(addresses);
  });
});
