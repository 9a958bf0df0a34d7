import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import type { AgeingAnswer, ChequesAnswer } from '../../../src/api/ledger/contract.ts';
import { paymentPaths } from '../../../src/api/ledger/payment-paths.ts';
import type { Dues } from '../../../src/domain/ledger/dues.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { freshApp } from '../support/fresh-app.ts';
import { bookkeeping } from './support/bookkeeping.ts';

const fresh = await freshApp();
const { asSuperuser, request } = fresh;
const { lab, someShop, entered } = await bookkeeping(fresh, 60);

const dayMs = 86_400_000;
const dayFrom = (days: number) => labDay(Date.now() + days * dayMs);

/** Charges an account some days in the past. */
async function owed(account: string, amount: number, daysAgo: number): Promise<string> {
  const { entry } = await entered({ kind: 'adjustment', account, amount, reference: 'A' });
  await asSuperuser('alter table ledger_entries disable trigger unchangeable');
  await asSuperuser(
    `update ledger_entries set at = now() - $2::integer * interval '1 day' where id = $1`,
    [entry.id, daysAgo],
  );
  await asSuperuser('alter table ledger_entries enable trigger unchangeable');
  return entry.id;
}

const pay = (account: string, amount: number) =>
  entered({ kind: 'payment', account, amount, means: { by: 'cash' } });

let latest = 2e15;
async function cheque(account: string, due: string, amount = 100): Promise<string> {
  latest += 1;
  const means = { by: 'cheque', sayad: String(latest), bank: 'B', due };
  return (await entered({ kind: 'payment', account, amount, means })).entry.id;
}

async function step(account: string, of: string, name: string): Promise<void> {
  const headers = { 'Idempotency-Key': uuidv7() };
  const body = { account, cheque: of, step: name };
  const answer = await request(paymentPaths.chequeSteps, { cookie: lab, body, headers });
  expect(answer.status).toBe(201);
}

async function read<T>(path: string, cookie: string): Promise<T> {
  const answer = await request(path, { cookie });
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

test('a payment settles the oldest debts first, and both sides see the same', async () => {
  const { account, cookie } = someShop();
  for (const [amount, daysAgo] of [
    [1000, 120],
    [200, 75],
    [30, 40],
    [4, 30],
  ] as const) {
    await owed(account, amount, daysAgo);
  }
  const dues = () => read<Dues>(paymentPaths.dues(), cookie);
  expect((await dues()).byAge).toEqual([4, 30, 200, 1000]);
  await pay(account, 1150);
  expect(await dues()).toEqual({ balance: 84, byAge: [4, 30, 50, 0], pending: 0, overdue: 0 });
  expect(await read(paymentPaths.dues(account), lab)).toEqual(await dues());
});

test('a bounced cheque does not change the age of the charges', async () => {
  const { account, cookie } = someShop();
  await owed(account, 500, 100);
  const of = await cheque(account, dayFrom(-1), 500);
  const dues = () => read<Dues>(paymentPaths.dues(), cookie);
  expect(await dues()).toEqual({ balance: 0, byAge: [0, 0, 0, 0], pending: 500, overdue: 500 });
  await step(account, of, 'deposit');
  await step(account, of, 'bounce');
  expect(await dues()).toEqual({ balance: 500, byAge: [0, 0, 0, 500], pending: 0, overdue: 0 });
});

test('reversed entries have no age', async () => {
  const { account, cookie } = someShop();
  await owed(account, 70, 100);
  const mistake = await owed(account, 900, 1);
  await entered({ kind: 'reversal', account, entry: mistake });
  expect((await read<Dues>(paymentPaths.dues(), cookie)).byAge).toEqual([0, 0, 0, 70]);
});

test('the lab sees all accounts in debt, page by page, largest debts first', async () => {
  const shops = Array.from({ length: 52 }, someShop);
  await Promise.all(
    shops.map(({ account }, at) =>
      entered({ kind: 'adjustment', account, amount: 10_000 + (at % 7), reference: 'A' }),
    ),
  );
  const seen: AgeingAnswer['accounts'] = [];
  let next: string | null = '';
  while (next !== null) {
    const query: string = next === '' ? '' : `?after=${next}`;
    const page: AgeingAnswer = await read<AgeingAnswer>(paymentPaths.ageing + query, lab);
    seen.push(...page.accounts);
    next = page.next;
  }
  const ids = seen.map(({ account }) => account.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(shops.every(({ account }) => ids.includes(account))).toBe(true);
  const balances = seen.map(({ balance }) => balance);
  expect(balances).toEqual(balances.toSorted((one, other) => other - one));
  for (const { balance, byAge } of seen) {
    expect(byAge.reduce((sum, due) => sum + due, 0)).toBe(balance);
  }
});

test('cheques are listed by due date, and an account sees only its own', async () => {
  const [one, other] = [someShop(), someShop()];
  for (const days of [30, 10, 20]) await cheque(one.account, dayFrom(days));
  const bounced = await cheque(one.account, dayFrom(5));
  await cheque(other.account, dayFrom(15));
  await step(one.account, bounced, 'deposit');
  await step(one.account, bounced, 'bounce');
  const own = await read<ChequesAnswer>(paymentPaths.cheques, one.cookie);
  expect(own.cheques.map(({ due }) => due)).toEqual([5, 10, 20, 30].map(dayFrom));
  const pending = `${paymentPaths.cheques}?state=received,deposited`;
  const ofOne = await read<ChequesAnswer>(`${pending}&account=${one.account}`, lab);
  expect(ofOne.cheques.map(({ due }) => due)).toEqual([10, 20, 30].map(dayFrom));
  const all = await read<ChequesAnswer>(pending, lab);
  expect(all.cheques.map(({ account }) => account.id)).toContain(other.account);
});

test('many cheques are paged without duplicates', async () => {
  const { account, cookie } = someShop();
  for (let count = 0; count < 53; count += 1) await cheque(account, dayFrom(count % 3));
  const first = await read<ChequesAnswer>(paymentPaths.cheques, cookie);
  const rest = await read<ChequesAnswer>(`${paymentPaths.cheques}?after=${first.next}`, cookie);
  const ids = [...first.cheques, ...rest.cheques].map(({ id }) => id);
  expect([first.cheques.length, rest.cheques.length, rest.next]).toEqual([50, 3, null]);
  expect(new Set(ids).size).toBe(53);
});

const dashes = '-'.repeat(36);
const someone = '0190a000-0000-7000-8000-000000000000';
const lastMorning = '2026-11-22T09:00:00.000Z';

test.each([
  [`${paymentPaths.cheques}?state=lost`, 'state'],
  [`${paymentPaths.cheques}?after=2027-01-01`, 'after'],
  [`${paymentPaths.cheques}?sum=1`, 'sum'],
  [`${paymentPaths.ageing}?after=x`, 'after'],
  [`${paymentPaths.cheques}?after=2026-99-99.${someone}.${someone}`, 'after'],
  [`${paymentPaths.cheques}?after=2026-11-22.${dashes}.${someone}`, 'after'],
  [`${paymentPaths.cheques}?after=0000-11-22.${someone}.${someone}`, 'after'],
  [`${paymentPaths.ageing}?after=1.${dashes}`, 'after'],
  [`${paymentPaths.transfers}?after=2026-99-99T09:00:00.000Z~${someone}~${someone}`, 'after'],
  [`${paymentPaths.transfers}?after=${lastMorning}~${someone}~${dashes}`, 'after'],
  [`${paymentPaths.transfers}?after=${lastMorning}~${someone}`, 'after'],
])('%s is refused with the parameter at fault', async (path, at) => {
  const answer = await request(path, { cookie: lab });
  expect(answer.status).toBe(422);
  expect((await answer.json()).issues).toMatchObject([{ path: at }]);
});
