import { orderNumber } from '../../../src/domain/order/order-number.ts';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import { answer, type LabResponse, refuse } from './answers.ts';
import { type Books, orderKey } from './books.ts';

/** Uses up the id of an order, unless the order was placed. */
export function withdraw(books: Books, by: SignedIn, id: string): LabResponse {
  const key = orderKey(by.account.id, id);
  if (books.orders.get(key)) return answer({ outcome: 'placed', number: orderNumber(id) });
  books.orders.set(key, null);
  return answer({ outcome: 'withdrawn' });
}

/** Uses up the id of a correction, unless the correction was made. */
export function withdrawCorrection(
  books: Books,
  by: SignedIn,
  id: string,
  event: string,
): LabResponse {
  const order = books.orders.get(orderKey(by.account.id, id));
  if (!order) return refuse('notFound');
  if (order.correctedBy.get(event)) return answer({ outcome: 'corrected' });
  order.correctedBy.set(event, null);
  return answer({ outcome: 'withdrawn' });
}
