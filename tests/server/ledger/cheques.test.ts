import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { ledgerPaths } from '../../../src/api/ledger/paths.ts';
import { paymentPaths } from '../../../src/api/ledger/payment-paths.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { freshApp } from '../support/fresh-app.ts';
import { bookkeeping, linesOf } from './support/bookkeeping.ts';

const fresh = await freshApp();
const { asSuperuser, request } = fresh;
const { lab, someShop, enter, entered, statement, standing } = await bookkeeping(fresh, 20);

const today = labDay(Date.now());
const due = labDay(Date.now() + 60 * 86_400_000);
let latest = 1e15;
/** A Sayad id that no other test uses. */
function freshSayad(): string {
  latest += 1;
  return String(latest);
}

const chequeOf = (account: string, sayad = freshSayad(), amount = 1_000_000) => ({
  kind: 'payment',
  account,
  amount,
  means: { by: 'cheque', sayad, bank: 'ملت', due },
});

/** A cheque that was recorded, by the id of its entry. */
async function recorded(account: string, sayad = freshSayad()) {
  const { entry } = await entered(chequeOf(account, sayad));
  return { account, cheque: entry.id, sayad };
}

type Cheque = { account: string; cheque: string };

const step = (of: Cheque, name: string, key = uuidv7(), note = '') =>
  request(paymentPaths.chequeSteps, {
    cookie: lab,
    body: { account: of.account, cheque: of.cheque, step: name, note },
    headers: { 'Idempotency-Key': key },
  });

describe('a payment', () => {
  test.each([
    ['cash', { by: 'cash' }, '', ''],
    ['a card', { by: 'card', on: today }, 'slip', 'slip'],
    ['a transfer', { by: 'transfer', on: today }, 'T-9', 'T-9'],
    [
      'a cheque',
      { by: 'cheque', sayad: '9990000000000001', bank: 'ملی', due },
      '',
      '9990000000000001',
    ],
  ])('by %s is in the statement with its details', async (_, means, reference, shown) => {
    const { account, cookie } = someShop();
    const { entry } = await entered({ kind: 'payment', account, amount: 50, reference, means });
    const isCheque = means.by === 'cheque';
    const payment = isCheque ? { ...means, state: 'received' } : means;
    expect(entry).toMatchObject({ reference: shown, credit: 50, payment });
    expect((await statement(cookie)).entries[0]).toEqual(entry);
  });

  test('by cheque is recorded once when repeated, even after the cheque has moved on', async () => {
    const { account, cookie } = someShop();
    const body = chequeOf(account);
    const id = uuidv7();
    expect((await enter(body, id)).status).toBe(201);
    await step({ account, cheque: id }, 'deposit');
    expect((await enter(body, id)).status).toBe(200);
    const other = { ...body, means: { ...body.means, bank: 'ملی' } };
    expect((await enter(other, id)).status).toBe(422);
    expect((await statement(cookie)).entries).toHaveLength(1);
  });
});

describe('a cheque', () => {
  test('that bounces reverses its credit automatically, once', async () => {
    const { account, cookie } = someShop();
    const cheque = await recorded(account);
    expect((await standing(cookie)).balance).toBe(-1_000_000);
    await step(cheque, 'deposit');
    const key = uuidv7();
    const answers = await Promise.all([1, 2, 3].map(() => step(cheque, 'bounce', key, 'empty')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const { entries } = await statement(cookie);
    expect(linesOf({ entries })).toEqual([
      ['payment', -1_000_000],
      ['reversal', 1_000_000],
    ]);
    const [reversal, payment] = entries;
    expect(payment).toMatchObject({ payment: { state: 'bounced' }, reversedBy: key });
    expect(reversal).toMatchObject({ id: key, reference: cheque.sayad, note: 'empty' });
    expect((await standing(cookie)).balance).toBe(0);
  });

  test('that cleared keeps its credit', async () => {
    const { account, cookie } = someShop();
    const cheque = await recorded(account);
    for (const name of ['deposit', 'recall', 'deposit', 'clear']) {
      expect((await step(cheque, name)).status).toBe(201);
    }
    const { entries } = await statement(cookie);
    expect(entries).toMatchObject([{ payment: { state: 'cleared' }, reversedBy: null }]);
  });

  test('takes only one of two concurrent steps', async () => {
    const { account, cookie } = someShop();
    const cheque = await recorded(account);
    await step(cheque, 'deposit');
    const answers = await Promise.all([step(cheque, 'clear'), step(cheque, 'bounce')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { entries } = await statement(cookie);
    const state = answers[0]?.status === 201 ? 'cleared' : 'bounced';
    expect(entries.at(-1)).toMatchObject({ payment: { state } });
    expect(entries).toHaveLength(state === 'cleared' ? 1 : 2);
  });

  test('whose entry is reversed manually is cancelled, and its id can be used again', async () => {
    const { account, cookie } = someShop();
    const { sayad, cheque } = await recorded(account);
    await entered({ kind: 'reversal', account, entry: cheque });
    const { entries } = await statement(cookie);
    expect(entries[1]).toMatchObject({ payment: { state: 'cancelled' } });
    expect((await step({ account, cheque }, 'deposit')).status).toBe(409);
    await recorded(account, sayad);
  });

  test('is recorded in only one account while its credit stands, even concurrently', async () => {
    const [one, other] = [someShop(), someShop()];
    const sayad = freshSayad();
    const twice = await Promise.all([1, 2].map(() => enter(chequeOf(one.account, sayad))));
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 422]);
    const refused = await enter(chequeOf(other.account, sayad));
    expect(refused.status).toBe(422);
    expect((await refused.json()).issues).toEqual([
      { path: 'means.sayad', code: 'invalid', params: { fault: 'repeated' } },
    ]);
    expect((await statement(other.cookie)).entries).toEqual([]);
  });

  test('entered concurrently for several accounts is credited to only one', async () => {
    const shops = [someShop(), someShop(), someShop()];
    const others = [fresh.another(), fresh.another()].map((each) => each.request);
    const enterAt = (server: typeof request, account: string, sayad: string) =>
      server(ledgerPaths.entries, {
        cookie: lab,
        body: chequeOf(account, sayad),
        headers: { 'Idempotency-Key': uuidv7() },
      });
    for (let round = 0; round < 8; round += 1) {
      const sayad = freshSayad();
      const servers = [request, ...others];
      const answers = await Promise.all(
        shops.map(({ account }, place) => enterAt(servers[place] ?? request, account, sayad)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    }
    const { rows } = await asSuperuser(
      `select sayad from payments where state = 'received' group by sayad having count(*) > 1`,
    );
    expect(rows).toEqual([]);
  });

  test('is refused with a used key, and if there is no such cheque', async () => {
    const { account } = someShop();
    const cheque = await recorded(account);
    const key = uuidv7();
    expect((await step(cheque, 'deposit', key)).status).toBe(201);
    expect((await step(cheque, 'clear', key)).status).toBe(422);
    expect((await step(cheque, 'clear', cheque.cheque)).status).toBe(422);
    const unknown = await step({ account, cheque: uuidv7() }, 'deposit');
    expect((await unknown.json()).issues).toEqual([{ path: 'cheque', code: 'invalid' }]);
  });

  test('is logged with the values before and after', async () => {
    const { account } = someShop();
    const cheque = await recorded(account);
    await step(cheque, 'deposit');
    const { rows } = await asSuperuser(
      `select before, after from audit_log where action = 'cheque.deposit' and subject_id = $1`,
      [cheque.cheque],
    );
    expect(rows).toMatchObject([{ before: { state: 'received' }, after: { state: 'deposited' } }]);
  });
});

describe('a payment is refused at its field, and nothing is stored', () => {
  const cheque = { by: 'cheque', sayad: '1111222233334444', bank: 'ملت', due };
  test.each([
    ['15 digits', { ...cheque, sayad: '111122223333444' }, 'means.sayad', 'invalid'],
    ['letters', { ...cheque, sayad: '111122223333444x' }, 'means.sayad', 'invalid'],
    ['Persian digits', { ...cheque, sayad: '۱۱۱۱۲۲۲۲۳۳۳۳۴۴۴۴' }, 'means.sayad', 'invalid'],
    ['no bank', { ...cheque, bank: ' ' }, 'means.bank', 'required'],
    ['a long bank', { ...cheque, bank: 'x'.repeat(41) }, 'means.bank', 'tooLong'],
    ['no due day', { ...cheque, due: undefined }, 'means.due', 'required'],
    ['no day', { ...cheque, due: '2027-02-30' }, 'means.due', 'invalid'],
    ['a day far away', { ...cheque, due: '2999-01-01' }, 'means.due', 'outOfRange'],
    ['a transfer of the future', { by: 'transfer', on: '2999-01-01' }, 'means.on', 'dayInFuture'],
    ['a field too many', { by: 'cash', on: today }, 'means.on', 'unknownField'],
    ['unknown means', { by: 'gold' }, 'means.by', 'invalid'],
  ])('%s', async (_, means, path, code) => {
    const account = lab.slice('adasi='.length).split('.')[0];
    const reference = means.by === 'transfer' ? 'T' : '';
    const answer = await enter({ kind: 'payment', account, amount: 10, reference, means });
    expect(answer.status).toBe(422);
    expect((await answer.json()).issues).toContainEqual(expect.objectContaining({ path, code }));
    const { rows } = await asSuperuser('select from payments where account_id = $1', [account]);
    expect(rows).toEqual([]);
  });
});
