import { expect, it } from 'vitest';
import { checkOrderLimits } from '../../../src/domain/order/order-limits.ts';
import type { StockOrder } from '../../../src/domain/stock/stock.ts';
import { stockIssueMessage } from '../../../src/i18n/stock/stock-issue-message.ts';

const limits = { lines: 3, pieces: 100, ordersPerMinute: 10 };

function order(...pieces: number[]): StockOrder {
  const lines = pieces.map((count, index) => {
    return { lens: 'hmc-156', diameter: 650, sphere: -25 * index, cylinder: 0, pieces: count };
  });
  return { kind: 'stock', reference: '', remarks: '', lines };
}

it.each([
  [order(1), []],
  [order(50, 49, 1), []],
  [order(1, 1, 1, 1), [{ path: 'lines', code: 'tooManyLines', params: { max: 3 } }]],
  [order(50, 51), [{ path: 'lines', code: 'tooManyPieces', params: { max: 100, pieces: 101 } }]],
  [order(101), [{ path: 'lines', code: 'tooManyPieces', params: { max: 100, pieces: 101 } }]],
])('enforces the limits of the account: %#', (asked, issues) => {
  expect(checkOrderLimits(asked, limits)).toEqual(issues);
});

it('says what to do, in both languages', () => {
  const [issue] = checkOrderLimits(order(1000, 500), { ...limits, pieces: 1200 });
  const message = issue ? stockIssueMessage(issue) : [];
  const [fa, en] = message.map((text) => text.replace(/[\u2066\u2069]/g, ''));
  expect(fa).toBe('هر سفارش حداکثر ۱٬۲۰۰ عدد دارد و این ۱٬۵۰۰ عدد است: آن را چند بخش کنید');
  expect(en).toBe('An order can have 1,200 pieces at most, this one has 1,500: split it');
});
