import { orderNumber } from '../../../src/domain/order/order-number.ts';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import { type Answered, answer, refuse } from './answers.ts';
import { type Books, orderKey } from './books.ts';

/** Uses up the id of an order that was not placed. */
export function withdraw(books: Books, by: SignedIn, id: string): Answered {
  const key = orderKey(by.account.id, id);
  if (books.orders.get(key)) return answer({ outcome: 'placed', number: orderNumber(id) });
  books.orders.set(key, null);
  return answer({ outcome: 'withdrawn' });
}

/** Uses up the id of a correction that was not made. */
export function withdrawCorrection(
  books: Books,
  by: SignedIn,
  id: string,
  event: string,
): Answered {
  const order = books.orders.get(orderKey(by.account.id, id));
  if (!order) return refuse('notFound');
  if (order.correctedBy.get(event)) return answer({ outcome: 'corrected' });
  order.correctedBy.set(event, null);
  return answer({ outcome: 'withdrawn' });
}
