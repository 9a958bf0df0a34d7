import { describe, expect, test } from 'vitest';
import { enteredEntry } from '../../../src/domain/ledger/entered-entry.ts';
import { paymentIssue } from '../../../src/domain/ledger/payment-fault.ts';
import { readSayad } from '../../../src/domain/ledger/sayad.ts';
import {
  type EntryFaults,
  emptyEntry,
  readTypedEntry,
  type TypedEntry,
} from '../../../src/domain/ledger/typed-entry.ts';

const now = Date.parse('2026-11-22T08:00:00Z');
const payment = { kind: 'payment', account: '019a0000-0000-7000-8000-000000000001' } as const;
const base: TypedEntry = { ...emptyEntry, amount: '۵۰٬۰۰۰' };
const cheque: TypedEntry = {
  ...base,
  means: 'cheque',
  sayad: '۱۲۳۴ ۵۶۷۸ ۹۰۱۲ ۳۴۵۶',
  bank: ' ملت ',
  due: '2027-02-01',
};

test.each([
  ['1234567890123456', '1234567890123456'],
  ['۱۲۳۴-۵۶۷۸-۹۰۱۲-۳۴۵۶', '1234567890123456'],
  ['123456789012345', null],
  ['12345678901234567', null],
  ['1234567890a23456', null],
  ['', null],
])('the Sayad id %s is read as %s', (typed, read) => {
  expect(readSayad(typed)).toBe(read);
});

describe('a payment as it is typed', () => {
  test.each<[string, TypedEntry, object]>([
    ['in cash', { ...base, means: 'cash' }, { reference: '', means: { by: 'cash' } }],
    [
      'by card',
      { ...base, means: 'card', on: '2026-11-21', reference: ' 77 ' },
      { reference: '77', means: { by: 'card', on: '2026-11-21' } },
    ],
    [
      'by transfer',
      { ...base, means: 'transfer', on: '2026-11-22', reference: 'T-1' },
      { reference: 'T-1', means: { by: 'transfer', on: '2026-11-22' } },
    ],
    [
      'by cheque',
      { ...cheque, reference: 'left from before' },
      {
        reference: '',
        means: { by: 'cheque', sayad: '1234567890123456', bank: 'ملت', due: '2027-02-01' },
      },
    ],
    ['set off', { ...base, reference: 'letter 5' }, { reference: 'letter 5' }],
  ])('%s is what the server takes', (_, typed, expected) => {
    const read = readTypedEntry(payment, typed, now);
    expect(read).toEqual({ entry: { ...payment, amount: 500_000, note: '', ...expected } });
    const parsed = enteredEntry.parse('entry' in read ? read.entry : {});
    expect(parsed.kind === 'payment' && paymentIssue(parsed, now)).toBeNull();
  });

  test.each<[string, TypedEntry, EntryFaults]>([
    [
      'a transfer without number and day',
      { ...base, means: 'transfer' },
      {
        reference: 'missing',
        on: 'missing',
      },
    ],
    [
      'a transfer of tomorrow',
      { ...base, means: 'transfer', reference: 'T', on: '2026-11-23' },
      {
        on: 'future',
      },
    ],
    ['a card payment of long ago', { ...base, means: 'card', on: '2020-01-01' }, { on: 'farAway' }],
    [
      'a cheque of nothing',
      { ...base, means: 'cheque' },
      {
        sayad: 'missing',
        bank: 'missing',
        due: 'missing',
      },
    ],
    ['a cheque with 15 digits', { ...cheque, sayad: '123456789012345' }, { sayad: 'sayad' }],
    ['a cheque due in ten years', { ...cheque, due: '2036-11-22' }, { due: 'farAway' }],
    ['a cheque due two years ago', { ...cheque, due: '2024-11-22' }, { due: 'farAway' }],
    ['a bank with a long name', { ...cheque, bank: 'x'.repeat(41) }, { bank: 'tooLong' }],
  ])('%s has faults beside its fields', (_, typed, faults) => {
    expect(readTypedEntry(payment, typed, now)).toEqual({ faults });
  });
});

describe('the server finds what the schema cannot', () => {
  const transfer = { by: 'transfer', on: '2026-11-22' } as const;
  const due = (day: string) =>
    ({ by: 'cheque', sayad: '1234567890123456', bank: 'B', due: day }) as const;

  test.each([
    [{ means: undefined, reference: '' }, 'reference', 'required'],
    [{ means: transfer, reference: '' }, 'reference', 'required'],
    [{ means: { ...transfer, on: '2026-11-23' }, reference: 'T' }, 'means.on', 'dayInFuture'],
    [{ means: { ...transfer, on: '2000-01-01' }, reference: 'T' }, 'means.on', 'outOfRange'],
    [{ means: due('2027-01-01'), reference: 'C' }, 'reference', 'invalid'],
    [{ means: due('2099-01-01'), reference: '' }, 'means.due', 'outOfRange'],
    [{ means: due('2001-01-01'), reference: '' }, 'means.due', 'outOfRange'],
  ] as const)('%j', (asked, path, code) => {
    expect(paymentIssue(asked, now)).toEqual({ path, code });
  });
});
