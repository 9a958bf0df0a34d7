import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { invoicePaths } from '../../../src/api/invoices/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { persianMonthOf } from '../../../src/domain/invoices/fiscal-year.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { someBuyer, someSeller } from '../../fixtures/parties.ts';
import { bookkeeping } from '../ledger/support/bookkeeping.ts';
import { freshApp } from '../support/fresh-app.ts';
import { unpricedRequest } from '../support/order-request.ts';
import { invoicing } from './support.ts';

const fresh = await freshApp();
const { request, asSuperuser } = fresh;
await asSuperuser("insert into tax_rates values ('2024-03-20', 1000)");
const books = await bookkeeping(fresh, 30);
const { lab, someShop, place, act, accept, statement } = books;
const { issue, cancel, issued, cancelled, read } = await invoicing(fresh);

const month = persianMonthOf(labDay(Date.now()));
const thisMonth = { kind: 'month', month } as const;

async function charged(cookie: string): Promise<string> {
  const { id } = await place(cookie);
  await accept(id);
  return id;
}

describe('an invoice', () => {
  test('of an order matches the ledger, and names the seller and the buyer', async () => {
    const { cookie, account } = someShop();
    const put = await request(invoicePaths.buyer(), { cookie, method: 'PUT', body: someBuyer });
    expect(put.status).toBe(200);
    const order = await charged(cookie);
    const [charge] = (await statement(cookie)).entries;
    const invoice = await issued(account, { kind: 'order', order });
    const sums = { amount: charge?.net, discount: 0, tax: charge?.tax, total: charge?.debit };
    expect(invoice).toMatchObject({
      ...{ kind: 'invoice', day: labDay(Date.now()), seller: someSeller, buyer: someBuyer },
      ...{ cancels: null, cancelledBy: null, sums, charged: charge?.debit, orders: 1 },
    });
    expect(invoice.lines).toMatchObject([
      { order: { id: order, number: charge?.order?.number }, pieces: 2, ...sums },
    ]);
    const parts = invoice.lines[0]?.parts ?? [];
    expect(parts.map(({ part }) => part)).toEqual(expect.arrayContaining(['lens', 'coating']));
    expect(parts.reduce((sum, each) => sum + each.amount, 0)).toBe(charge?.net);
    expect(await read(cookie, invoicePaths.one(invoice.id))).toEqual({ ...invoice, mails: [] });
  });

  test('of the month matches the ledger to the rial, without reversed entries', async () => {
    const { cookie, account } = someShop();
    await charged(cookie);
    const gone = await charged(cookie);
    await act(lab, gone, { event: 'cancel', reason: 'cannotBeMade' });
    const { id: quoted } = await place(cookie, unpricedRequest());
    await act(lab, quoted, { event: 'quote', price: 7_654_321 });
    await act(cookie, quoted, { event: 'agree' });
    await accept(quoted);
    const reverted = await charged(cookie);
    const before = await read(lab, `/api/orders/${reverted}`);
    await act(lab, reverted, { event: 'revert', reverts: before.events.at(-1).id });
    await accept(reverted);
    // Neither accepted, nor of an order.
    await place(cookie);
    await books.entered({ kind: 'payment', account, amount: 5_000, reference: 'Bank 17' });
    const open = await read(lab, `${invoicePaths.open}?account=${account}&month=${month}`);
    const invoice = await issued(account, thisMonth);
    const { period } = await statement(cookie);
    expect(invoice.sums.total).toBe(period.closing + 5_000);
    expect(invoice.sums.tax).toBe(period.tax);
    expect(open).toMatchObject({ orders: 3, total: invoice.total, tax: invoice.tax });
    expect(invoice.lines.map(({ order }) => order.id)).toContain(quoted);
    expect(invoice.lines).toHaveLength(3);
  });

  test('of a remake that costs nothing is not issued', async () => {
    const { cookie, account } = someShop();
    const order = await charged(cookie);
    for (const event of ['start', 'inspect', 'pass', 'ship']) await act(lab, order, { event });
    await act(cookie, order, { event: 'askRemake', reason: 'labFault' });
    const granted = await act(lab, order, { event: 'grantRemake' });
    const remake = granted.events.at(-1)?.remake ?? '';
    await accept(remake);
    expect((await issue(account, { kind: 'order', order: remake })).status).toBe(422);
    expect((await issued(account, thisMonth)).lines).toHaveLength(1);
  });

  test('is issued once when it is requested repeatedly or from two processes', async () => {
    const { cookie, account } = someShop();
    const subject = { kind: 'order', order: await charged(cookie) } as const;
    const id = uuidv7();
    const answers = await Promise.all([1, 2, 3, 4].map(() => issue(account, subject, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    const numbers = await Promise.all(answers.map(async (answer) => (await answer.json()).number));
    expect(new Set(numbers).size).toBe(1);
    const other = await issue(account, thisMonth, id);
    expect([other.status, (await other.json()).code]).toEqual([422, 'keyReused']);
  });

  test('is the only valid one that contains its orders', async () => {
    const { cookie, account } = someShop();
    const subject = { kind: 'order', order: await charged(cookie) } as const;
    const answers = await Promise.all([
      issue(account, subject),
      issue(account, thisMonth),
      issue(account, subject),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(await refused?.json()).toEqual({
      code: 'invalid',
      issues: [{ path: 'subject', code: 'notOffered' }],
    });
    const [only] = (await read(cookie, `${invoicePaths.all}?order=${subject.order}`)).invoices;
    const again = asSuperuser(
      `insert into invoice_orders select account_id, $1, order_id, false from invoice_orders where invoice_id = $2`,
      [only.id, only.id],
    );
    await expect(again).rejects.toThrow('duplicate key');
  });

  test('is shown on its orders to owners and the lab until it is cancelled', async () => {
    const { cookie, account } = someShop();
    const order = await charged(cookie);
    const named = async (asker: string) => (await read(asker, orderPaths.order(order))).invoice;
    expect(await named(cookie)).toBeUndefined();
    const { id, number } = await issued(account, { kind: 'order', order });
    expect(await named(cookie)).toEqual({ id, number });
    expect(await named(lab)).toEqual({ id, number });
    const become = (role: string) =>
      asSuperuser('update users set account_role = $2 where account_id = $1', [account, role]);
    await become('Staff');
    expect(await named(cookie)).toBeUndefined();
    await become('Owner');
    await cancelled(account, id);
    expect(await named(cookie)).toBeUndefined();
  });

  test('never changes after it is issued', async () => {
    const { cookie, account } = someShop();
    const invoice = await issued(account, { kind: 'order', order: await charged(cookie) });
    await request(invoicePaths.buyer(), { cookie, method: 'PUT', body: someBuyer });
    const later = await read(cookie, invoicePaths.one(invoice.id));
    expect(later.buyer).toEqual({ kind: 'unknown', name: invoice.account.name });
    const change = asSuperuser('update invoices set total = 1 where id = $1', [invoice.id]);
    await expect(change).rejects.toThrow('never changed');
  });

  test('says if the price of an order on it has changed since', async () => {
    const { cookie, account } = someShop();
    const order = await charged(cookie);
    const invoice = await issued(account, { kind: 'order', order });
    await act(lab, order, { event: 'cancel', reason: 'cannotBeMade' });
    const later = await read(cookie, invoicePaths.one(invoice.id));
    expect([later.total, later.charged]).toEqual([invoice.total, 0]);
  });
});

describe('a credit note', () => {
  test('cancels a whole invoice, once, and takes the next number', async () => {
    const { cookie, account } = someShop();
    const order = await charged(cookie);
    const invoice = await issued(account, { kind: 'order', order });
    const id = uuidv7();
    const answers = await Promise.all([1, 2].map(() => cancel(account, invoice.id, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    const note = await read(cookie, invoicePaths.one(id));
    expect(note).toMatchObject({
      ...{ kind: 'creditNote', total: invoice.total, reason: 'اشتباه در خریدار' },
      cancels: { id: invoice.id, number: invoice.number },
    });
    const place = (number: string) => Number(number.split('/')[1]);
    expect(place(note.number)).toBe(place(invoice.number) + 1);
    const later = await read(cookie, invoicePaths.one(invoice.id));
    expect(later.cancelledBy).toEqual({ id, number: note.number });
    expect((await cancel(account, invoice.id)).status).toBe(409);
    expect((await cancel(account, id)).status).toBe(409);
    const again = await issued(account, { kind: 'order', order });
    expect(place(again.number)).toBe(place(note.number) + 1);
  });

  test('is found with its invoice, by number, year, state and order', async () => {
    const { cookie, account } = someShop();
    const invoice = await issued(account, { kind: 'order', order: await charged(cookie) });
    const valid = await issued(account, { kind: 'order', order: await charged(cookie) });
    const note = await cancelled(account, invoice.id);
    const found = async (query: string, asker = cookie) => {
      const { invoices } = await read(asker, `${invoicePaths.all}?${query}`);
      return invoices.map(({ id }: { id: string }) => id);
    };
    expect(await found('')).toEqual([note.id, valid.id, invoice.id]);
    expect(await found('state=valid')).toEqual([valid.id]);
    expect(await found('state=cancelled')).toEqual([invoice.id]);
    expect(await found('state=creditNote')).toEqual([note.id]);
    expect(await found(`text=${valid.number.split('/')[1]}`)).toEqual([valid.id]);
    expect(await found(`text=${encodeURIComponent(valid.number)}`)).toEqual([valid.id]);
    expect(await found('text=nothing')).toEqual([]);
    expect(await found('year=1300')).toEqual([]);
    expect(await found(`order=${invoice.lines[0]?.order.id}`)).toEqual([note.id, invoice.id]);
    expect(await found(`account=${account}`, lab)).toEqual([note.id, valid.id, invoice.id]);
    const first = await read(cookie, `${invoicePaths.all}?limit=1`);
    expect(await found(`limit=2&after=${encodeURIComponent(first.next)}`)).toEqual([
      valid.id,
      invoice.id,
    ]);
  });
});

test('the entries of all accounts in a month are read page by page, each once', async () => {
  const { account } = someShop();
  await asSuperuser(
    `insert into ledger_entries (account_id, id, number, at, kind, debit, credit, tax, reference, note,
       by_account, by_user, by_name, debits_after, credits_after, tax_after)
     select account_id, gen_random_uuid(), 9000 + number, '2024-05-01T00:00:00Z', 'payment', 0, 10, 0, 'Old', '',
       account_id, account_id, 'Lab', 0, 10, 0
     from accounts, generate_series(1, 600) as number where account_id = $1`,
    [account],
  );
  const seen: string[] = [];
  let next = '';
  do {
    const after = next && `&after=${encodeURIComponent(next)}`;
    const page = await read(lab, `${invoicePaths.entries}?month=1403-02${after}`);
    seen.push(...page.entries.map(({ entry }: { entry: { id: string } }) => entry.id));
    next = page.next;
  } while (next);
  expect([seen.length, new Set(seen).size]).toEqual([600, 600]);
});

test('the entries of a month say how payments were made', async () => {
  const { account } = someShop();
  const due = labDay(Date.now() + 86_400_000);
  const means = { by: 'cheque', sayad: '8880000000000001', bank: 'ملت', due };
  const { entry } = await books.entered({ kind: 'payment', account, amount: 70, means });
  const { entries } = await read(lab, `${invoicePaths.entries}?month=${month}`);
  const own = entries.filter((each: { account: { id: string } }) => each.account.id === account);
  expect(own).toMatchObject([
    { entry: { id: entry.id, payment: { ...means, state: 'received' } } },
  ]);
});

const dashes = '-'.repeat(36);
const someone = '0190a000-0000-7000-8000-000000000000';
test.each([
  ['dashes for an id', `2026-05-01T00:00:00.000Z_${dashes}_1`],
  ['no such day', `2026-99-99T00:00:00.000Z_${someone}_1`],
  ['no such hour', `2026-05-01T99:00:00.000Z_${someone}_1`],
  ['the year nought', `0000-05-01T00:00:00.000Z_${someone}_1`],
  ['a part too few', `2026-05-01T00:00:00.000Z_${someone}`],
  ['a part too many', `2026-05-01T00:00:00.000Z_${someone}_1_1`],
  ['a long one', `2026-05-01T00:00:00.${'0'.repeat(200)}Z_${someone}_1`],
])('a place in the entries with %s is refused', async (_, after) => {
  const path = `${invoicePaths.entries}?month=1403-02&after=${encodeURIComponent(after)}`;
  const answer = await request(path, { cookie: lab });
  expect([answer.status, (await answer.json()).issues]).toEqual([
    422,
    [expect.objectContaining({ path: 'after' })],
  ]);
});

test('without a seller nothing is issued', async () => {
  const { cookie, account } = someShop();
  const order = await charged(cookie);
  await asSuperuser('delete from invoice_seller');
  const answer = await issue(account, { kind: 'order', order });
  expect(await answer.json()).toEqual({
    code: 'invalid',
    issues: [{ path: 'seller', code: 'required' }],
  });
  await request(invoicePaths.seller, { cookie: lab, method: 'PUT', body: someSeller });
});

describe('bad input is refused at its field, and nothing is stored:', () => {
  test.each([
    ['nationalId', '0013542418'],
    ['nationalId', '10380284790'],
    ['postcode', '161973574'],
    ['economicCode', '12'],
    ['address', ' '],
    ['name', ''],
  ])('a buyer’s %s %s', async (field, value) => {
    const { cookie } = someShop();
    const body = { ...someBuyer, [field]: value };
    const answer = await request(invoicePaths.buyer(), { cookie, method: 'PUT', body });
    expect(answer.status).toBe(422);
    expect((await answer.json()).issues[0].path).toBe(field);
    expect((await read(cookie, invoicePaths.buyer())).buyer).toBeNull();
  });

  test.each([
    [{ kind: 'month', month: '1405-13' }, 'subject.month'],
    [{ kind: 'order', order: 'x' }, 'subject.order'],
    [{ kind: 'week' }, 'subject.kind'],
  ])('what is invoiced, %o', async (subject, path) => {
    const { account } = someShop();
    const answer = await issue(account, subject);
    expect(answer.status).toBe(422);
    expect((await answer.json()).issues[0].path).toBe(path);
  });
});
