import { beforeAll, describe, expect, test } from 'vitest';
import type { LedgerAnswer } from '../../../src/api/ledger/contract.ts';
import { freshApp } from '../support/fresh-app.ts';
import { type BookedShop, bookkeeping, linesOf } from './support/bookkeeping.ts';

const fresh = await freshApp();
const { asSuperuser } = fresh;
const { lab, someShop, place, accept, entered, statement } = await bookkeeping(fresh, 4);
const empty = { opening: 0, debits: 0, credits: 0, tax: 0, closing: 0 };

/** Thirty entries, one an hour from the first of May on: payments, and each third one an adjustment. */
async function thirtyEntries(): Promise<BookedShop> {
  const shop = someShop();
  for (let hour = 0; hour < 30; hour += 1) {
    const words = { account: shop.account, reference: `R${hour}` };
    const amount = 100 + hour;
    await entered({ ...words, kind: hour % 3 === 0 ? 'adjustment' : 'payment', amount });
  }
  await asSuperuser('alter table ledger_entries disable trigger unchangeable');
  await asSuperuser(
    `update ledger_entries set at = '2026-05-01T00:00:00Z'::timestamptz + (number - 1) * interval '1 hour'
     where account_id = $1`,
    [shop.account],
  );
  await asSuperuser('alter table ledger_entries enable trigger unchangeable');
  return shop;
}

let shop: BookedShop;
beforeAll(async () => {
  shop = await thirtyEntries();
});

async function allPages(query: string): Promise<LedgerAnswer[]> {
  const pages: LedgerAnswer[] = [];
  let after = '';
  do {
    const page = await statement(shop.cookie, `?${query}${after}`);
    pages.push(page);
    after = page.next === null ? '' : `&after=${page.next}`;
  } while (after !== '');
  return pages;
}

const numbers = (pages: readonly LedgerAnswer[]) =>
  pages.flatMap(({ entries }) => entries.map(({ number }) => number));
const counted = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('a statement', () => {
  test('of an account without entries is empty', async () => {
    const { cookie } = someShop();
    expect(await statement(cookie)).toMatchObject({ entries: [], next: null, period: empty });
  });

  test('is paged, newest first or oldest first, each entry once', async () => {
    const newest = await allPages('limit=7');
    expect(newest.map(({ entries }) => entries.length)).toEqual([7, 7, 7, 7, 2]);
    expect(numbers(newest)).toEqual(counted(1, 30).reverse());
    expect(numbers(await allPages('limit=10&order=oldest'))).toEqual(counted(1, 30));
  });

  test('of some kinds shows only those entries, with the sums of all', async () => {
    const pages = await allPages('limit=4&kind=adjustment');
    expect(numbers(pages)).toEqual([28, 25, 22, 19, 16, 13, 10, 7, 4, 1]);
    const [all] = await allPages('limit=1&order=oldest');
    expect(pages[0]?.period).toEqual(all?.period);
    const both = await allPages('limit=9&kind=payment,adjustment&order=oldest');
    expect(numbers(both)).toEqual(counted(1, 30));
  });

  test('of a period begins and ends with the balances at that time', async () => {
    const query = 'from=2026-05-01T05:00:00Z&to=2026-05-01T12:00:00Z';
    const [page] = await allPages(`${query}&order=oldest`);
    expect(numbers(page ? [page] : [])).toEqual(counted(6, 12));
    const { opening = 0, debits = 0, credits = 0, closing } = page?.period ?? {};
    const amount = (number: number) => 99 + number;
    const owed = (number: number) => (number % 3 === 1 ? amount(number) : -amount(number));
    const sum = (of: readonly number[]) => of.reduce((total, each) => total + each, 0);
    expect(opening).toBe(sum(counted(1, 5).map(owed)));
    expect(debits).toBe(sum([7, 10].map(amount)));
    expect(credits).toBe(sum([6, 8, 9, 11, 12].map(amount)));
    expect(closing).toBe(opening + debits - credits);
    expect(page?.entries.at(-1)?.balance).toBe(closing);
    expect(numbers(await allPages(`${query}&limit=2`))).toEqual(counted(6, 12).reverse());
  });

  test('of a period without entries opens and closes with the same balance', async () => {
    const [before] = await allPages('to=2026-05-01T00:00:00Z');
    expect(before).toMatchObject({ entries: [], period: empty });
    const [after] = await allPages('from=2027-01-01T00:00:00Z');
    const [all] = await allPages('');
    const closing = all?.period.closing;
    expect(after).toMatchObject({
      entries: [],
      period: { ...empty, opening: closing, closing },
    });
  });

  test('is the same for the lab, which names the account', async () => {
    expect(await statement(lab, `?account=${shop.account}`)).toEqual(await statement(shop.cookie));
  });
});

test('tax and net sum line by line to the period’s sums and to the orders', async () => {
  await asSuperuser(`insert into tax_rates values ('2024-03-20', 1000)`);
  const { cookie } = someShop();
  let ordered = 0;
  for (let count = 0; count < 7; count += 1) {
    const { id, total } = await place(cookie);
    ordered += total ?? 0;
    await accept(id);
  }
  const found = await statement(cookie);
  const sum = (field: 'net' | 'tax' | 'debit') =>
    found.entries.reduce((total, entry) => total + entry[field], 0);
  expect(sum('debit')).toBe(ordered);
  expect(sum('net') + sum('tax')).toBe(ordered);
  expect(found.period).toEqual({
    opening: 0,
    debits: ordered,
    credits: 0,
    tax: sum('tax'),
    closing: ordered,
  });
  expect(linesOf(found)).toHaveLength(7);
});
