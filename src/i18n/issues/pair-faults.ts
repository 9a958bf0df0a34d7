import type { PairFault } from '../../domain/order/first-pair.ts';
import { type Message, messages } from '../language/message.ts';

/** Why an order can't be the first pair of another order, and what to do. */
export const pairFaults = messages('pairFaults', {
  unknownOrder: [
    'سفارش جفت اول پیدا نشد: ارتباط را حذف کنید و قیمت را ببینید',
    'The first pair’s order was not found: order this one on its own and check the price',
  ],
  notFirstPair: [
    'آن سفارش نمی‌تواند جفت اول باشد: ارتباط را حذف کنید و قیمت را ببینید',
    'That order can’t be a first pair: order this one on its own and check the price',
  ],
  firstPairOver: [
    'جفت اول لغو یا رد شده است: ارتباط را حذف کنید و قیمت را ببینید',
    'The first pair was cancelled or rejected: order this one on its own and check the price',
  ],
  pairTaken: [
    'سفارش {number} پیش از این، جفت دوم همان سفارش شده است: ارتباط را حذف کنید و قیمت را ببینید',
    'Order {number} is its second pair already: order this one on its own and check the price',
  ],
} satisfies Record<PairFault, Message>);
