import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { ledgerPaths } from '../../../src/api/ledger/paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { bookkeeping } from './support/bookkeeping.ts';

const fresh = await freshApp();
const { asSuperuser, request } = fresh;
const { lab, someShop, enter, entered, setLimit, statement } = await bookkeeping(fresh, 4);
const { account, cookie } = someShop();
await asSuperuser(`insert into tax_rates values ('2024-03-20', 1000)`);

const payment = { kind: 'payment', account, amount: 10, reference: 'P' };
const adjustment = { ...payment, kind: 'adjustment' };
const reversal = { kind: 'reversal', account, entry: uuidv7() };

describe('an entry is refused with the field’s path, and nothing is posted', () => {
  test.each([
    ['a payment of 0', { ...payment, amount: 0 }, 'amount', 'outOfRange'],
    ['a negative payment', { ...payment, amount: -5 }, 'amount', 'outOfRange'],
    ['a huge payment', { ...payment, amount: 1e12 + 1 }, 'amount', 'outOfRange'],
    ['a payment beyond what is exact', { ...payment, amount: 1e300 }, 'amount', 'outOfRange'],
    ['a payment with a fraction', { ...payment, amount: 0.5 }, 'amount', 'invalid'],
    ['a payment as text', { ...payment, amount: '10' }, 'amount', 'notANumber'],
    ['a payment without an amount', { ...payment, amount: undefined }, 'amount', 'required'],
    ['a payment without a reference', { ...payment, reference: ' ' }, 'reference', 'required'],
    ['a long reference', { ...payment, reference: 'x'.repeat(61) }, 'reference', 'tooLong'],
    ['an unknown account', { ...payment, account: uuidv7() }, 'account', 'invalid'],
    ['a field too many', { ...payment, tax: 3 }, 'tax', 'unknownField'],
    ['an adjustment of 0', { ...adjustment, amount: 0 }, 'amount', 'invalid'],
    ['a huge adjustment', { ...adjustment, amount: -1e12 - 1 }, 'amount', 'outOfRange'],
    ['a charge', { ...payment, kind: 'charge' }, 'kind', 'invalid'],
    ['a reversal of an unknown entry', reversal, 'entry', 'invalid'],
  ])('%s', async (_, body, path, code) => {
    const answer = await enter(body);
    expect(answer.status).toBe(422);
    expect((await answer.json()).issues).toContainEqual(expect.objectContaining({ path, code }));
    expect((await statement(cookie)).entries).toEqual([]);
  });

  test('sums beyond what is exact are refused', async () => {
    const { account } = someShop();
    await entered({ ...payment, account });
    await asSuperuser('update account_balances set credits = $2 where account_id = $1', [
      account,
      Number.MAX_SAFE_INTEGER,
    ]);
    const answer = await enter({ ...payment, account });
    expect(answer.status).toBe(422);
    expect((await answer.json()).issues).toEqual([{ path: 'amount', code: 'outOfRange' }]);
  });

  test('an entry that PostgreSQL refuses for another reason is not blamed on the amount', async () => {
    const { account } = someShop();
    const only = "check (note <> 'Never stored') not valid";
    await asSuperuser(`alter table ledger_entries add constraint broken ${only}`);
    const answer = await enter({ ...payment, account, note: 'Never stored' });
    await asSuperuser('alter table ledger_entries drop constraint broken');
    expect([answer.status, await answer.json()]).toEqual([500, { code: 'failed', issues: [] }]);
  });
});

describe('a statement is refused with the parameter at fault', () => {
  test.each([
    ['an end before the beginning', 'from=2030-01-02T00:00:00Z&to=2030-01-01T00:00:00Z', 'to'],
    ['a day instead of an instant', 'from=2030-01-02', 'from'],
    ['an unknown kind', 'kind=payment,gift', 'kind'],
    ['a page of none', 'limit=0', 'limit'],
    ['a page of 501', 'limit=501', 'limit'],
    ['a place that is no number', 'after=1e9', 'after'],
    ['an unknown order', 'order=random', 'order'],
    ['an unknown parameter', 'sum=1', 'sum'],
  ])('%s', async (_, query, path) => {
    const answer = await request(`${ledgerPaths.statement}?${query}`, { cookie });
    expect(answer.status).toBe(422);
    const { issues } = await answer.json();
    expect(issues.map((issue: { path: string }) => issue.path)).toEqual([path]);
  });
});

describe('a credit limit is refused', () => {
  test.each([
    ['negative', -1, 'creditLimit', 'outOfRange'],
    ['huge', 1e13, 'creditLimit', 'outOfRange'],
    ['with a fraction', 1.5, 'creditLimit', 'invalid'],
    ['left out', undefined, 'creditLimit', 'required'],
  ])('%s', async (_, limit, path, code) => {
    const answer = await setLimit(account, limit);
    expect(answer.status).toBe(422);
    expect((await answer.json()).issues).toContainEqual(expect.objectContaining({ path, code }));
    const { rows } = await asSuperuser('select from accounts where credit_limit is not null');
    expect(rows).toEqual([]);
  });

  test('of an unknown account', async () => {
    const answer = await setLimit(uuidv7(), 10);
    expect(answer.status).toBe(422);
    expect((await answer.json()).issues).toEqual([{ path: 'account', code: 'invalid' }]);
  });
});

describe('a tax rate', () => {
  const put = (body: object) => request(ledgerPaths.taxRates, { cookie: lab, method: 'PUT', body });
  const sample = [{ from: '2024-03-20', rate: 1000 }];
  const rates = async () => (await (await request(ledgerPaths.taxRates, { cookie })).json()).rates;

  test.each([
    ['above 100 %', { from: '2099-01-01', rate: 10_001 }, 'rate', 'outOfRange'],
    ['below 0', { from: '2099-01-01', rate: -1 }, 'rate', 'outOfRange'],
    ['with a fraction of a basis point', { from: '2099-01-01', rate: 0.1 }, 'rate', 'invalid'],
    ['without a day', { rate: 900 }, 'from', 'required'],
    ['from no day', { from: '2099-02-30', rate: 900 }, 'from', 'invalid'],
    ['from a day that is over', { from: '2025-01-01', rate: 900 }, 'from', 'outOfRange'],
  ])('%s is refused', async (_, body, path, code) => {
    const answer = await put(body);
    expect(answer.status).toBe(422);
    expect((await answer.json()).issues).toMatchObject([{ path, code }]);
    expect(await rates()).toEqual(sample);
  });

  test('is set from a future day on, changed and removed', async () => {
    for (const rate of [900, 1200, null]) {
      const answer = await put({ from: '2099-01-01', rate });
      const expected = rate === null ? sample : [...sample, { from: '2099-01-01', rate }];
      expect((await answer.json()).rates).toEqual(expected);
      expect(await rates()).toEqual(expected);
    }
  });
});
