import { messages } from '../language/message.ts';

/** The way of an order, as the stepper at the top of its page says it. */
export const journey = messages('journey', {
  title: ['مسیر سفارش', 'Where the order is'],
  /** The first stage: as a state it says that the lab is awaited. */
  ordered: ['سفارش ثبت شد', 'Order placed'],
  done: ['انجام شد', 'done'],
  now: ['مرحلهٔ کنونی', 'current stage'],
  stopped: ['اینجا پایان یافت', 'ended here'],
  ahead: ['هنوز نرسیده', 'not yet'],
  ago: ['{age}', '{age}'],
  /** The day that the form said before the lab promised one. */
  foreseen: ['برآورد هنگام سفارش', 'Estimated when ordered'],
  yours: ['نوبت شماست', 'It’s your turn'],
  lab: ['نوبت لابراتوار است', 'It’s the lab’s turn'],
  shop: ['نوبت فروشگاه است', 'It’s the shop’s turn'],
});
