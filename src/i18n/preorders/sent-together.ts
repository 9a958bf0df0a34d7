import { messages } from '../language/message.ts';

/** Shown after several pre-orders were sent together. */
export const sentTogether = messages('sentTogether', {
  all: [
    'این سفارش‌ها با هم فرستاده شدند و برای ارسال یک‌جا کنار هم می‌مانند.',
    'These were sent together and are kept together for one delivery.',
  ],
  rest: [
    'آنچه ارسال نشد پیش‌سفارش می‌ماند؛ بقیه با هم فرستاده شدند و برای ارسال یک‌جا کنار هم می‌مانند.',
    'What was not sent stays a pre-order. The rest was sent together and is kept together for one delivery.',
  ],
  show: ['دیدن همه در فهرست', 'Show all in the list'],
});
