import { messages } from '../../language/message.ts';
import { common } from '../../shell/common.ts';

/** Texts about a prescription that is the second pair of an order. */
export const secondPair = messages('secondPair', {
  of: ['جفت دوم سفارش', 'Second pair of order'],
  ofCustomer: ['({customer})', '({customer})'],
  until: ['تخفیف جفت دوم تا {day} برقرار است.', 'The discount for second pairs holds until {day}.'],
  over: ['مهلت تخفیف جفت دوم {day} تمام شد.', 'The discount for second pairs ended on {day}.'],
  letGo: ['سفارش جداگانه', 'Order it on its own'],
  gone: [
    'این سفارش جداگانه و بدون تخفیف جفت دوم حساب می‌شود.',
    'This order is priced on its own, without the discount for second pairs.',
  ],
  undo: common.undo,
});
