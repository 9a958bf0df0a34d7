import type { PlaceOrderRequest } from '../../../src/api/orders/contract.ts';
import { submittedStatus } from '../../../src/domain/lifecycle/order-status.ts';
import { priceStock } from '../../../src/domain/stock/price.ts';
import type { StockOrder } from '../../../src/domain/stock/stock.ts';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import { answer, type LabResponse, orderOf, refuse } from './answers.ts';
import { type Books, type KeptOrder, type Ordered, orderKey } from './books.ts';
import { addPieces, missingPieces } from './shelf.ts';

/** A request as JSON, independent of the order of its fields. */
export function digestOf(asked: unknown): string {
  return JSON.stringify(asked, (_name, value: unknown) => {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? Object.fromEntries(Object.entries(value).toSorted()) : value;
  });
}

/** The price of an order, and an issue if the shop saw a different one. */
export function priced(
  { catalogue }: Books,
  content: StockOrder,
  expected: number | null | undefined,
): Ordered & { issues: Issue[] } {
  const price = priceStock(content.lines, catalogue);
  const { total } = price;
  const isSeen = expected === undefined || expected === total;
  const told = total === null ? {} : { params: { total } };
  const issues: Issue[] = isSeen ? [] : [{ path: 'expectedTotal', code: 'priceChanged', ...told }];
  return { content, price, issues };
}

/** Places an order. A repeated request places nothing. */
export function place(
  books: Books,
  by: SignedIn,
  id: string,
  request: PlaceOrderRequest & { content: StockOrder },
): LabResponse {
  const key = orderKey(by.account.id, id);
  const known = books.orders.get(key);
  const digest = digestOf(request);
  if (known) return known.digest === digest ? answer(known.first) : refuse('keyReused');
  const { issues, ...ordered } = priced(books, request.content, request.expectedTotal);
  if (issues.length > 0) return refuse('invalid', issues);
  const missing = missingPieces(books, ordered.content.lines);
  if (missing.length > 0) return refuse('invalid', missing);
  if (known === null) return refuse('withdrawn');
  addPieces(books.shelf, ordered.content.lines, -1);
  const at = new Date(books.now()).toISOString();
  const order: KeptOrder = {
    ...ordered,
    id,
    account: by.account,
    digest,
    placedAt: at,
    status: submittedStatus(ordered.price.total),
    events: [
      {
        id: books.newId(),
        at,
        event: 'submit',
        state: 'submitted',
        side: 'shop',
        by: by.user.name,
        message: '',
      },
    ],
    corrections: [],
    correctedBy: new Map(),
    correctedAt: null,
    remakeOf: null,
    first: null,
  };
  order.first = orderOf(books, order);
  books.orders.set(key, order);
  return answer(order.first, 201);
}
