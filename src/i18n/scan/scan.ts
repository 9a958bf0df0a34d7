import { messages } from '../language/message.ts';

/** Moving orders by scanning their tickets, at the lab. */
export const scanning = messages('scanning', {
  title: ['اسکن برگهٔ سفارش', 'Scan tickets'],
  number: ['شمارهٔ سفارش', 'Order number'],
  hint: [
    'برگهٔ سفارش یا مرسوله را اسکن کنید، یا شماره‌اش را بنویسید و Enter بزنید.',
    'Scan a ticket or delivery note, or type its number and press Enter.',
  ],
  station: ['این ایستگاه', 'This station'],
  next: ['یک مرحله جلو می‌برد', 'One step on'],
  earlier: ['اسکن‌های قبلی', 'Earlier scans'],
  offline: ['اینترنت قطع است. دوباره تلاش کنید.', 'You’re offline. Try again.'],
  failed: ['سفارش باز نشد؛ دوباره تلاش کنید.', 'The order couldn’t be opened. Try again.'],
  changed: [
    'وضعیت سفارش تغییر کرده است؛ دوباره اسکن کنید.',
    'The order has moved on. Scan it again.',
  ],
  waitingCount: ['{count} اسکن در انتظار ارسال است.', 'Scans waiting to be sent: {count}.'],
});

/** Results of a scan. */
export const scanResults = messages('scanResults', {
  waiting: ['{number}: در انتظار ارسال', '{number}: waiting to be sent'],
  moved: ['{number}: {state}', '{number}: {state}'],
  broken: ['{number}: خرابی ثبت شد؛ {state}', '{number}: breakage recorded; {state}'],
  there: ['{number} از قبل در همین مرحله است: {state}', '{number} is already there: {state}'],
  stays: [
    '{number} جابه‌جا نشد؛ وضعیت سفارش: {state}',
    '{number} was not moved; the order is: {state}',
  ],
  unaccepted: [
    '{number} هنوز تأیید نشده است؛ اول آن را تأیید کنید.',
    '{number} isn’t accepted yet. Accept it first.',
  ],
  stuck: [
    '{number} ارسال نشد؛ وضعیت یکی از سفارش‌هایش: {state}',
    '{number} was not shipped; one of its orders is: {state}',
  ],
  notFound: ['سفارشی با شمارهٔ {number} پیدا نشد.', 'No order has the number {number}.'],
  changed: [
    '{number} جابه‌جا نشد، چون همکاری هم‌زمان آن را تغییر داد. دوباره اسکن کنید.',
    '{number} was not moved: a colleague changed it at the same moment. Scan it again.',
  ],
  failed: ['{number} جابه‌جا نشد. دوباره اسکن کنید.', '{number} was not moved. Scan it again.'],
  again: [
    '{number} همین حالا اسکن شد. برای مرحلهٔ بعد، چند ثانیهٔ دیگر اسکن کنید.',
    '{number} was scanned a moment ago. For the next step, scan it again in a few seconds.',
  ],
});
