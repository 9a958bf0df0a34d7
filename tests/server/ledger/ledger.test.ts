import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { postEntry } from '../../../server/db/ledger/post-entry.ts';
import { inScope } from '../../../server/db/pool/scope.ts';
import { taxWithin } from '../../../src/domain/ledger/tax-within.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { freshApp } from '../support/fresh-app.ts';
import { unpricedRequest } from '../support/order-request.ts';
import { bookkeeping, linesOf } from './support/bookkeeping.ts';

const fresh = await freshApp();
const { asSuperuser } = fresh;
await asSuperuser(
  `insert into tax_rates values ('2020-01-01', 900), ('2024-03-20', 1000), ('2099-01-01', 1200)`,
);
const books = await bookkeeping(fresh, 20);
const { lab, someShop, place, act, accept, statement, enter, entered, standing } = books;

describe('an order', () => {
  test('is charged when the lab accepts it, with the tax in its total', async () => {
    const { cookie } = someShop();
    const { id, number, total } = await place(cookie);
    expect((await statement(cookie)).entries).toEqual([]);
    await accept(id);
    const { entries, period } = await statement(cookie);
    const tax = taxWithin(total ?? 0, 1000);
    const amounts = { debit: total, credit: 0, tax, net: (total ?? 0) - tax, taxRate: 1000 };
    expect(entries).toMatchObject([
      { kind: 'charge', number: 1, ...amounts, balance: total, order: { id, number } },
    ]);
    expect(period).toEqual({ opening: 0, debits: total, credits: 0, tax, closing: total });
  });

  test('is charged once when its acceptance is repeated', async () => {
    const { cookie } = someShop();
    const { id, total } = await place(cookie);
    const event = uuidv7();
    const body = { event: 'accept', promisedFor: '2030-01-02' };
    await Promise.all([act(lab, id, body, event), act(lab, id, body, event)]);
    await act(lab, id, body, event);
    expect(linesOf(await statement(cookie))).toEqual([['charge', total]]);
  });

  test('is charged with the price of its quote', async () => {
    const { cookie } = someShop();
    const { id } = await place(cookie, unpricedRequest());
    await act(lab, id, { event: 'quote', price: 7_654_321 });
    await act(cookie, id, { event: 'agree' });
    await accept(id);
    expect(linesOf(await statement(cookie))).toEqual([['charge', 7_654_321]]);
  });

  test('is credited back when either side cancels it', async () => {
    for (const side of ['shop', 'lab']) {
      const { cookie } = someShop();
      const { id, total } = await place(cookie);
      await accept(id);
      const by = side === 'lab' ? lab : cookie;
      await act(by, id, { event: 'cancel', reason: 'other', message: 'Not needed' });
      const found = await statement(cookie);
      expect(linesOf(found)).toEqual([
        ['charge', total],
        ['reversal', -(total ?? 0)],
      ]);
      const [reversal, charge] = found.entries;
      expect(reversal).toMatchObject({ reverses: { id: charge?.id, number: 1, kind: 'charge' } });
      expect(reversal?.tax).toBe(charge?.tax);
      expect(charge?.reversedBy).toBe(reversal?.id);
      expect(found.period).toMatchObject({ debits: total, credits: total, tax: 0, closing: 0 });
    }
  });

  test('that was not accepted leaves nothing when it is cancelled or rejected', async () => {
    const { cookie } = someShop();
    const [one, other] = [await place(cookie), await place(cookie)];
    await act(cookie, one.id, { event: 'cancel', reason: 'mistake' });
    await act(lab, other.id, { event: 'reject', reason: 'unclear' });
    expect((await statement(cookie)).entries).toEqual([]);
  });
});

describe('a remake', () => {
  async function askRemake(cookie: string, reason: string): Promise<Order> {
    const { id } = await place(cookie);
    await accept(id);
    for (const event of ['start', 'inspect', 'pass', 'ship']) await act(lab, id, { event });
    return act(cookie, id, { event: 'askRemake', reason });
  }

  async function remakeOf(order: Order): Promise<string> {
    const granted = await act(lab, order.id, { event: 'grantRemake' });
    return granted.events.at(-1)?.remake ?? '';
  }

  test('for the lab’s fault costs the account nothing', async () => {
    const { cookie } = someShop();
    const order = await askRemake(cookie, 'labFault');
    const total = order.total ?? 0;
    const remake = await remakeOf(order);
    await accept(remake);
    const found = await statement(cookie);
    expect(linesOf(found)).toEqual([
      ['charge', total],
      ['remakeCredit', -total],
      ['charge', total],
    ]);
    expect(found.entries.map((entry) => entry.order?.id)).toEqual([remake, remake, order.id]);
    expect(found.period.closing).toBe(total);
  });

  test('for any other reason is charged as an order', async () => {
    const { cookie } = someShop();
    const order = await askRemake(cookie, 'shopSlip');
    await accept(await remakeOf(order));
    expect((await statement(cookie)).period.closing).toBe(2 * (order.total ?? 0));
  });

  test('that is not made reverses its credit', async () => {
    for (const isAccepted of [true, false]) {
      const { cookie } = someShop();
      const order = await askRemake(cookie, 'labFault');
      const remake = await remakeOf(order);
      if (isAccepted) await accept(remake);
      await act(lab, remake, { event: 'cancel', reason: 'cannotBeMade' });
      expect((await statement(cookie)).period.closing).toBe(order.total);
    }
  });
});

describe('the lab', () => {
  test('enters a payment and adjustments in both directions, and reverses one', async () => {
    const { cookie, account } = someShop();
    const words = { account, reference: 'Bank 17', note: 'By card' };
    const payment = await entered({ kind: 'payment', amount: 5_000, ...words });
    expect(payment.entry).toMatchObject({ credit: 5_000, reference: 'Bank 17', note: 'By card' });
    expect(payment.standing.balance).toBe(-5_000);
    await entered({ kind: 'adjustment', amount: 700, account, reference: 'Courier' });
    await entered({ kind: 'adjustment', amount: -80, account, reference: 'Discount' });
    await entered({ kind: 'reversal', account, entry: payment.entry.id });
    expect(linesOf(await statement(cookie))).toEqual([
      ['payment', -5_000],
      ['adjustment', 700],
      ['adjustment', -80],
      ['reversal', 5_000],
    ]);
    expect(await standing(cookie)).toEqual({
      balance: 620,
      creditLimit: null,
      openOrders: null,
      available: null,
    });
  });

  test('gets the first response for a repeated request, and a refusal for a changed one', async () => {
    const { cookie, account } = someShop();
    const id = uuidv7();
    const body = { kind: 'payment', account, amount: 300, reference: 'Cheque 4' };
    const answers = await Promise.all([enter(body, id), enter(body, id), enter(body, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const changed = await enter({ ...body, amount: 301 }, id);
    expect(changed.status).toBe(422);
    expect((await changed.json()).code).toBe('keyReused');
    expect((await statement(cookie)).period.closing).toBe(-300);
  });

  test('can reverse an entry once, but never a reversal', async () => {
    const { cookie, account } = someShop();
    const { entry } = await entered({ kind: 'payment', account, amount: 9, reference: 'P' });
    const body = { kind: 'reversal', account, entry: entry.id };
    const answers = await Promise.all([enter(body), enter(body), enter(body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const { entries, period } = await statement(cookie);
    expect(period.closing).toBe(0);
    const again = await enter({ kind: 'reversal', account, entry: entries[0]?.id });
    expect(again.status).toBe(409);
    expect(await again.json()).toEqual({
      code: 'notAllowed',
      issues: [{ path: 'entry', code: 'invalid' }],
    });
  });

  test('does not credit an order a second time by cancelling it', async () => {
    const { cookie, account } = someShop();
    const { id } = await place(cookie);
    await accept(id);
    const [charge] = (await statement(cookie)).entries;
    await entered({ kind: 'reversal', account, entry: charge?.id });
    await act(lab, id, { event: 'cancel', reason: 'askedByShop' });
    expect((await statement(cookie)).period).toMatchObject({ closing: 0, tax: 0 });
  });
});

describe('an entry', () => {
  test('is added by the lab only, and read by its own account', async () => {
    const [own, other] = [someShop(), someShop()];
    await entered({ kind: 'payment', account: own.account, amount: 10, reference: 'P' });
    const rowsFor = (account: string) =>
      inScope(fresh.database, { account }, (transaction) =>
        transaction.selectFrom('ledgerEntries').select('id').execute(),
      );
    expect(await rowsFor(own.account)).toHaveLength(1);
    expect(await rowsFor(other.account)).toEqual([]);
    const by = { account: own.account, user: uuidv7(), name: '' };
    const entry = { account: own.account, kind: 'payment', debit: 0, credit: 5, by } as const;
    const words = { tax: 0, taxRate: null, order: null, reverses: null, reference: 'P', note: '' };
    const forged = inScope(fresh.database, { account: own.account }, (transaction) =>
      postEntry(transaction, { ...entry, ...words }),
    );
    await expect(forged).rejects.toThrow('row-level security');
  });

  test('cannot be changed by anyone', async () => {
    const { account } = someShop();
    await entered({ kind: 'payment', account, amount: 10, reference: 'P' });
    for (const change of [
      'update ledger_entries set credit = 20',
      'delete from ledger_entries',
      // Without `cascade`, the payments that refer to the entries would already prevent it.
      'truncate ledger_entries cascade',
    ]) {
      await expect(asSuperuser(change)).rejects.toThrow('added, never changed');
    }
  });
});
