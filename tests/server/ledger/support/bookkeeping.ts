import { uuidv7 } from 'uuidv7';
import { expect } from 'vitest';
import type { EnteredEntryAnswer, LedgerAnswer } from '../../../../src/api/ledger/contract.ts';
import { ledgerPaths } from '../../../../src/api/ledger/paths.ts';
import { orderPaths } from '../../../../src/api/orders/paths.ts';
import type { EntryKind } from '../../../../src/domain/ledger/entry-kind.ts';
import type { Standing } from '../../../../src/domain/ledger/standing.ts';
import type { Order } from '../../../../src/domain/order/order.ts';
import type { FreshApp } from '../../support/fresh-app.ts';
import { orderRequest } from '../../support/order-request.ts';
import { openShops } from '../../support/shops.ts';

/** A shop that no other test uses. */
export interface BookedShop {
  cookie: string;
  account: string;
}

const key = (id: string) => ({ 'Idempotency-Key': id });

/** What tests of the ledger do: shops order, the lab acts and enters, both read the statement. */
export async function bookkeeping({ request, signIn, database }: FreshApp, howManyShops: number) {
  const lab = await signIn('lab');
  const cookies = await openShops(database, howManyShops);

  const accept = (order: string) => act(lab, order, { event: 'accept', promisedFor: '2030-01-02' });

  async function act(cookie: string, order: string, body: object, id = uuidv7()): Promise<Order> {
    const answer = await request(orderPaths.events(order), { cookie, body, headers: key(id) });
    expect(answer.status).toBeLessThan(300);
    return answer.json();
  }

  const enter = (body: object, id = uuidv7()) =>
    request(ledgerPaths.entries, { cookie: lab, body, headers: key(id) });

  return {
    lab,
    act,
    accept,
    enter,
    someShop(): BookedShop {
      const cookie = cookies.pop();
      if (!cookie) throw new Error('too few shops');
      return { cookie, account: cookie.slice('adasi='.length).split('.')[0] ?? '' };
    },
    async place(cookie: string, body: unknown = orderRequest(), id = uuidv7()): Promise<Order> {
      const answer = await request(orderPaths.orders, { cookie, body, headers: key(id) });
      expect(answer.status).toBeLessThan(300);
      return answer.json();
    },
    async entered(body: object): Promise<EnteredEntryAnswer> {
      const answer = await enter(body);
      expect(answer.status).toBe(201);
      return answer.json();
    },
    async statement(cookie: string, query = ''): Promise<LedgerAnswer> {
      const answer = await request(ledgerPaths.statement + query, { cookie });
      expect(answer.status).toBe(200);
      return answer.json();
    },
    async standing(cookie: string): Promise<Standing> {
      return (await request(ledgerPaths.standing(), { cookie })).json();
    },
    setLimit: (account: string, creditLimit: unknown) =>
      request(ledgerPaths.creditLimit, {
        cookie: lab,
        method: 'PUT',
        body: { account, creditLimit },
      }),
  };
}

/** The entries, oldest first: kind and what it adds to the balance. */
export const linesOf = ({ entries }: Pick<LedgerAnswer, 'entries'>): [EntryKind, number][] =>
  entries.map(({ kind, debit, credit }): [EntryKind, number] => [kind, debit - credit]).reverse();
