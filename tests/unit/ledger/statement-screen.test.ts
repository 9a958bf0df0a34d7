import { describe, expect, test } from 'vitest';
import { enteredEntry } from '../../../src/domain/ledger/entered-entry.ts';
import { entryKind } from '../../../src/domain/ledger/entry-kind.ts';
import { entryKindNames } from '../../../src/domain/ledger/kind-names.ts';
import { labDayStart } from '../../../src/domain/ledger/lab-day-start.ts';
import type { LedgerEntry } from '../../../src/domain/ledger/ledger-entry.ts';
import { appendNextPage, mergeNewestPage } from '../../../src/domain/ledger/merge-pages.ts';
import {
  readStatementChoice,
  statementRequest,
  wholeStatement,
  writeStatementChoice,
} from '../../../src/domain/ledger/statement-choice.ts';
import { emptyEntry, readTypedEntry } from '../../../src/domain/ledger/typed-entry.ts';
import { balanceWords, bareBalance } from '../../../src/i18n/ledger/balance.ts';
import { taxWords } from '../../../src/i18n/ledger/statement.ts';
import { statementRows } from '../../../src/stores/ledger/download-statement.ts';
import { shop } from '../../fixtures/people.ts';

const account = shop.account.id;

const entry = (number: number, changes: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id: `01900000-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`,
  number,
  at: '2026-11-22T08:00:00.000Z',
  kind: 'charge',
  debit: 1_100_000,
  credit: 0,
  net: 1_000_000,
  tax: 100_000,
  taxRate: 1000,
  balance: 1_100_000 * number,
  order: { id: '01900000-0000-7000-8000-0000000000e1', number: '0000-0001' },
  reverses: null,
  reversedBy: null,
  reference: '',
  note: '',
  by: 'Lab',
  ...changes,
});

const page = (next: string | null, ...numbers: number[]) => ({
  next,
  entries: numbers.map((number) => entry(number)),
});
const numbersOf = ({ entries }: { entries: readonly LedgerEntry[] }) =>
  entries.map(({ number }) => number);

test('every kind of entry can be chosen', () => {
  expect(entryKindNames).toEqual(entryKind.options);
});

describe('the address of a statement', () => {
  test('holds the choice, and nothing invalid', () => {
    const choice = { account, from: '2026-11-01', to: '2026-11-30', kind: 'payment' } as const;
    const address = Object.fromEntries(new URLSearchParams(writeStatementChoice(choice)));
    expect(readStatementChoice(address)).toEqual(choice);
    expect(writeStatementChoice(wholeStatement)).toBe('');
    const strange = { account: 'x', from: '2026-13-01', to: 'now', kind: 'theft' };
    expect(readStatementChoice(strange)).toEqual(wholeStatement);
  });

  test('asks for whole days at the lab', () => {
    const asked = statementRequest({ ...wholeStatement, from: '2026-11-22', to: '2026-11-22' });
    expect(Object.fromEntries(new URLSearchParams(asked))).toEqual({
      from: '2026-11-21T20:30:00.000Z',
      to: '2026-11-22T20:30:00.000Z',
    });
  });

  test('knows days on which the lab’s clock was changed', () => {
    // Summer time in Iran, until 2022.
    expect(labDayStart('2022-03-22')).toBe('2022-03-21T20:30:00.000Z');
    expect(labDayStart('2022-03-23')).toBe('2022-03-22T19:30:00.000Z');
  });
});

describe('pages of a statement', () => {
  test('a newer first page is put before the loaded entries', () => {
    const known = page('2', 5, 4, 3, 2);
    expect(numbersOf(mergeNewestPage(known, page('4', 6, 5, 4)))).toEqual([6, 5, 4, 3, 2]);
    expect(mergeNewestPage(known, page('4', 6, 5, 4)).next).toBe('2');
  });

  test('entries after a possible gap below the first page are dropped', () => {
    expect(numbersOf(mergeNewestPage(page('1', 3, 2, 1), page('7', 9, 8, 7)))).toEqual([9, 8, 7]);
  });

  test('an older entry that was reversed is marked', () => {
    const reversal = entry(4, {
      kind: 'reversal',
      reverses: { id: entry(1).id, number: 1, kind: 'charge' },
    });
    const read = { next: '3', entries: [reversal, entry(3)] };
    const merged = mergeNewestPage(page(null, 3, 2, 1), read);
    expect(merged.entries.at(-1)).toMatchObject({ number: 1, reversedBy: reversal.id });
  });

  test('the next page follows', () => {
    expect(appendNextPage(page('3', 4, 3), page(null, 2, 1))).toEqual(page(null, 4, 3, 2, 1));
  });
});

describe('what the lab types', () => {
  const now = Date.parse('2026-11-22T08:00:00Z');
  const payment = { kind: 'payment', account } as const;
  const typed = { ...emptyEntry, amount: '۱۲۰٬۰۰۰', reference: ' R-1 ' };

  test('is read in toman, in the digits of either language, as the server takes it', () => {
    const read = readTypedEntry(payment, typed, now);
    expect(read).toEqual({ entry: { ...payment, amount: 1_200_000, reference: 'R-1', note: '' } });
    expect('entry' in read && enteredEntry.safeParse(read.entry).success).toBe(true);
  });

  test.each([
    ['', 'missing'],
    ['0', 'amount'],
    ['-5', 'amount'],
    ['1.5', 'amount'],
    ['999999999999999', 'amount'],
  ])('an amount of "%s" is a fault next to its field', (amount, fault) => {
    expect(readTypedEntry(payment, { ...typed, amount }, now)).toEqual({
      faults: { amount: fault },
    });
  });

  test('a payment needs a reference, an adjustment its side too', () => {
    const without = { ...typed, reference: ' ' };
    expect(readTypedEntry(payment, without, now)).toEqual({ faults: { reference: 'missing' } });
    expect(readTypedEntry({ kind: 'adjustment', account }, without, now)).toEqual({
      faults: { side: 'missing', reference: 'missing' },
    });
  });

  test('a text that is too long is a fault next to its field', () => {
    const long = { ...typed, note: 'x'.repeat(201), reference: 'x'.repeat(61) };
    expect(readTypedEntry(payment, long, now)).toEqual({
      faults: { reference: 'tooLong', note: 'tooLong' },
    });
  });

  test('an adjustment in the account’s favour is below 0', () => {
    const read = readTypedEntry({ kind: 'adjustment', account }, { ...typed, side: 'credit' }, now);
    expect(read).toMatchObject({ entry: { amount: -1_200_000 } });
  });

  test('a reversal needs nothing', () => {
    const asked = { kind: 'reversal', account, entry: entry(1).id } as const;
    const read = readTypedEntry(asked, emptyEntry, now);
    expect('entry' in read && enteredEntry.safeParse(read.entry).success).toBe(true);
  });
});

test('a balance says whether it is owed or in credit', () => {
  expect(balanceWords(0)[1]).toBe('Settled');
  expect(balanceWords(10_000)[1]).toMatch(/1,000.* toman owed/);
  expect(balanceWords(-10_000)[1]).toMatch(/1,000.* toman in credit/);
  expect(bareBalance(-10_000)[0]).toMatch(/۱[,٬]۰۰۰.* بستانکار/);
});

test('tax is named with its rate, and left out without one', () => {
  expect(taxWords(entry(1))?.[1]).toMatch(/Includes .*10.*% VAT: .*10,000.* toman/);
  expect(taxWords({ tax: 0, taxRate: null })).toBeNull();
});

test('the file begins with the opening balance and has amounts in toman', () => {
  const sums = { opening: 500_000, debits: 0, credits: 0, tax: 0, closing: 0 };
  const answer = { account: shop.account, period: sums, ...page(null, 1) };
  const [heads, opening, row] = statementRows(answer, 'en');
  expect(opening).toHaveLength(heads?.length ?? 0);
  expect(row).toHaveLength(heads?.length ?? 0);
  expect(opening?.at(-1)).toEqual({ kind: 'number', value: '50000' });
  expect(row?.slice(6)).toEqual(
    ['110000', '0', '10000', '110000'].map((value) => ({ kind: 'number', value })),
  );
});
