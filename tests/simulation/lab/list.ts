import { orderNumber } from '../../../src/domain/order/order-number.ts';
import { answer, type LabResponse, summaryOf } from './answers.ts';
import { allOrders, type Books, type KeptOrder } from './books.ts';

const placeOf = ({ placedAt, id }: KeptOrder) => `${placedAt} ${id}`;

/** A page of an account's orders, or of all accounts', newest first. The text is an order's number. */
export function list(books: Books, account: string | null, query: URLSearchParams): LabResponse {
  const limit = Number(query.get('limit') ?? 50);
  const after = query.get('after');
  const text = query.get('text');
  const own = allOrders(books)
    .filter((order) => account === null || order.account.id === account)
    .filter(({ id }) => text === null || orderNumber(id) === text)
    .sort((one, other) => (placeOf(one) < placeOf(other) ? 1 : -1));
  const rest = after === null ? own : own.filter((order) => placeOf(order) < after);
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  return answer({
    orders: page.map((order) => summaryOf(books, order)),
    next: last && rest.length > limit ? placeOf(last) : null,
    searchedTo: null,
  });
}
