import { messages } from '../language/message.ts';

/** What is said once several pre-orders were sent at one press. */
export const sentTogether = messages('sentTogether', {
  all: [
    'این سفارش‌ها با هم فرستاده شدند و یک‌جا ارسال می‌شوند.',
    'These were sent together and travel together.',
  ],
  rest: [
    'آنچه نرفت پیش‌سفارش می‌ماند؛ بقیه با هم فرستاده شدند و یک‌جا ارسال می‌شوند.',
    'What was not sent stays a pre-order. The rest was sent together and travels together.',
  ],
  show: ['دیدن همه در فهرست', 'Show all in the list'],
});
