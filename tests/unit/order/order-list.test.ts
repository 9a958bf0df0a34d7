import { describe, expect, it } from 'vitest';
import type { OrderSummary } from '../../../src/domain/order/order.ts';
import { appendPage, inPages, mergeNewest } from '../../../src/domain/order/order-list.ts';

function order(id: string, state: OrderSummary['state'] = 'submitted'): OrderSummary {
  return {
    id,
    number: id,
    account: { id: 'account', name: 'Shop' },
    kind: 'rx',
    placedAt: '2026-11-21T09:12:00Z',
    state,
    reference: '',
    patient: '',
    title: { fa: 'عدسی', en: 'Lens' },
    total: null,
    promisedFor: null,
  };
}

const orders = (...ids: string[]) => ids.map((id) => order(id));
const idsOf = (list: { orders: readonly OrderSummary[] }) => list.orders.map(({ id }) => id);

describe('mergeNewest', () => {
  it('takes the first page when nothing is known', () => {
    const page = { orders: orders('b', 'a'), next: null };
    expect(mergeNewest(null, page)).toEqual(page);
  });

  it('keeps the older orders that were asked for, and where they go on', () => {
    const known = { orders: orders('d', 'c', 'b', 'a'), next: 'below a' };
    const merged = mergeNewest(known, { orders: orders('e', 'd'), next: 'below d' });
    expect(idsOf(merged)).toEqual(['e', 'd', 'c', 'b', 'a']);
    expect(merged.next).toBe('below a');
  });

  it('takes over what became of the orders it reads again', () => {
    const known = { orders: orders('b', 'a'), next: null };
    const page = { orders: [order('b', 'shipped'), order('a', 'delivered')], next: null };
    expect(mergeNewest(known, page).orders).toEqual(page.orders);
  });

  it('leaves no gap: a page that does not reach the known orders stands alone', () => {
    const known = { orders: orders('b', 'a'), next: null };
    const page = { orders: orders('f', 'e'), next: 'below e' };
    expect(mergeNewest(known, page)).toEqual(page);
  });

  it('forgets all when the account has none', () => {
    const known = { orders: orders('a'), next: null };
    expect(mergeNewest(known, { orders: [], next: null }).orders).toEqual([]);
  });
});

describe('appendPage', () => {
  it('goes on below what is known', () => {
    const known = { orders: orders('d', 'c'), next: 'below c' };
    const list = appendPage(known, { orders: orders('b', 'a'), next: null });
    expect(idsOf(list)).toEqual(['d', 'c', 'b', 'a']);
    expect(list.next).toBeNull();
  });
});

describe('inPages', () => {
  const many = (count: number) => orders(...Array.from({ length: count }, (_, n) => String(n)));

  it('keeps every order, in order', () => {
    for (const count of [1, 24, 25, 26, 50, 63]) {
      expect(inPages(many(count)).flat()).toEqual(many(count));
    }
  });

  it('leaves the parts above alone when a further page is read', () => {
    const known = many(50);
    const pages = inPages([...known, ...many(25)]);
    expect(pages.slice(0, 2)).toEqual(inPages(known));
  });

  it('changes the first part alone when an order is placed', () => {
    const known = many(60);
    const pages = inPages([order('new'), ...known]);
    expect(pages.slice(1)).toEqual(inPages(known).slice(1));
  });
});
