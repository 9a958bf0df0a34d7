import { messages } from '../language/message.ts';

/** Texts of the progress stepper at the top of an order's page. */
export const journey = messages('journey', {
  title: ['مسیر سفارش', 'Where the order is'],
  /** The first stage. The name of the state says that the order awaits the lab. */
  ordered: ['سفارش ثبت شد', 'Order placed'],
  done: ['انجام شد', 'done'],
  now: ['مرحلهٔ کنونی', 'current stage'],
  stopped: ['اینجا پایان یافت', 'ended here'],
  ahead: ['هنوز نرسیده', 'not yet'],
  ago: ['{age}', '{age}'],
  /** The day that the order form estimated. */
  foreseen: ['برآورد هنگام سفارش', 'Estimated when ordered'],
  yours: ['نوبت شماست', 'It’s your turn'],
  lab: ['نوبت لابراتوار است', 'It’s the lab’s turn'],
  shop: ['نوبت فروشگاه است', 'It’s the shop’s turn'],
});
