import { describe, expect, it } from 'vitest';
import type { OrderSummary } from '../../../src/domain/order/order.ts';
import { appendPage, mergeNewest, searchedDay } from '../../../src/domain/order/order-list.ts';

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

  it('keeps older orders that were already loaded, and their next page', () => {
    const known = { orders: orders('d', 'c', 'b', 'a'), next: 'below a' };
    const merged = mergeNewest(known, { orders: orders('e', 'd'), next: 'below d' });
    expect(idsOf(merged)).toEqual(['e', 'd', 'c', 'b', 'a']);
    expect(merged.next).toBe('below a');
  });

  it('updates the orders it rereads', () => {
    const known = { orders: orders('b', 'a'), next: null };
    const page = { orders: [order('b', 'shipped'), order('a', 'delivered')], next: null };
    expect(mergeNewest(known, page).orders).toEqual(page.orders);
  });

  it('leaves no gap: a page that does not reach the known orders replaces them', () => {
    const known = { orders: orders('b', 'a'), next: null };
    const page = { orders: orders('f', 'e'), next: 'below e' };
    expect(mergeNewest(known, page)).toEqual(page);
  });

  it('clears everything if the account has no orders', () => {
    const known = { orders: orders('a'), next: null };
    expect(mergeNewest(known, { orders: [], next: null }).orders).toEqual([]);
  });

  it('keeps nothing beyond the end of the list', () => {
    const known = { orders: orders('d', 'c', 'b', 'a'), next: 'x' };
    const page = { orders: orders('c'), next: null };
    expect(mergeNewest(known, page)).toEqual(page);
  });
});

describe('mergeNewest, of a search that stopped before its page was full', () => {
  const at = (id: string, minute: number) => ({
    ...order(id),
    placedAt: `2026-11-21T09:${minute}:00.000Z`,
    promisedFor: `2026-12-${minute}`,
  });
  const known = { orders: [at('d', 30), at('c', 20), at('b', 15), at('a', 10)], next: 'below a' };

  it('replaces the range it searched and keeps the orders beyond it', () => {
    const page = {
      orders: [at('e', 40), at('c', 20)],
      next: 'x',
      searchedTo: '2026-11-21T09:15:00.000Z',
    };
    const merged = mergeNewest(known, page);
    expect(idsOf(merged)).toEqual(['e', 'c', 'b', 'a']);
    expect(merged.next).toBe('below a');
  });

  it('keeps everything if it found nothing before them', () => {
    const page = { orders: [], next: 'x', searchedTo: '2026-11-21T09:35:00.000Z' };
    expect(mergeNewest(known, page)).toEqual(known);
  });

  it('compares promised days when sorted by promise', () => {
    const promises = { ...known, orders: known.orders.toReversed() };
    const page = { orders: [at('a', 10)], next: 'x', searchedTo: '2026-12-20' };
    expect(idsOf(mergeNewest(promises, page))).toEqual(['a', 'c', 'd']);
  });
});

describe('searchedDay', () => {
  it('turns an instant into the lab’s day, and leaves a day unchanged', () => {
    expect(searchedDay('2026-11-21T21:00:00.000Z')).toBe('2026-11-22');
    expect(searchedDay('2026-11-21')).toBe('2026-11-21');
  });
});

describe('appendPage', () => {
  it('never lists an order twice', () => {
    const known = { orders: orders('d', 'c'), next: 'x' };
    const list = appendPage(known, { orders: orders('c', 'b'), next: null });
    expect(idsOf(list)).toEqual(['d', 'c', 'b']);
  });

  it('appends below the known orders', () => {
    const known = { orders: orders('d', 'c'), next: 'below c' };
    const list = appendPage(known, { orders: orders('b', 'a'), next: null });
    expect(idsOf(list)).toEqual(['d', 'c', 'b', 'a']);
    expect(list.next).toBeNull();
  });
});
