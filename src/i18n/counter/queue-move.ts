import type { QueueOutcome } from '../../domain/counter/queue-move.ts';
import { messages } from '../language/message.ts';

/** Selecting and moving all orders that match the filters. */
export const queueMove = messages('queueMove', {
  selectAll: ['انتخاب هر {count} سفارش این فهرست', 'Select all {count} that match'],
  selectEvery: [
    'انتخاب همهٔ سفارش‌های این فهرست، حتی نمایش‌داده‌نشده‌ها',
    'Select all that match, also those not shown',
  ],
  all: ['هر {count} سفارش این فهرست انتخاب شده', 'All {count} that match are selected'],
  every: ['همهٔ سفارش‌های این فهرست انتخاب شده', 'All that match are selected'],
  asking: ['در حال ارسال به سرور…', 'Asking the server…'],
  working: ['{done} از {total} سفارش انجام شد…', '{done} of {total} orders done…'],
  workingOn: ['{done} سفارش انجام شد…', '{done} orders done…'],
  goesOn: [
    'سرور ادامه می‌دهد، حتی اگر این صفحه را ببندید.',
    'The server goes on, even if you close this page.',
  ],
  moved: ['{count} سفارش به مرحلهٔ بعد رفت.', '{count} moved on.'],
  delivered: ['تحویل {count} سفارش تأیید شد.', '{count} confirmed as delivered.'],
  cancelled: ['{count} سفارش لغو شد.', '{count} cancelled.'],
  undo: ['بازگرداندن', 'Undo'],
  undone: ['{count} سفارش بازگردانده شد.', '{count} undone.'],
  unmoved: ['{count} سفارش جابه‌جا نشد', '{count} not moved'],
  left: ['{count} سفارش تغییری نکرد', '{count} left as they were'],
  first: ['۲۰۰ سفارش اول:', 'The first 200:'],
  offline: [
    'معلوم نیست درخواست رسید؛ اینترنت قطع است.',
    'It may not have arrived: you’re offline.',
  ],
  failed: [
    'معلوم نیست درخواست رسید؛ سرور پاسخ نداد.',
    'It may not have arrived: the server didn’t answer.',
  ],
  refused: ['درخواست پذیرفته نشد.', 'It wasn’t accepted.'],
});

/** Why an order was not moved. */
export const queueOutcomes = messages('queueOutcomes', {
  overtaken: ['در این فاصله تغییر کرده بود', 'Changed by someone else in the meantime'],
  stays: ['اکنون برای آن ممکن نیست', 'Not possible for it now'],
  refused: ['پذیرفته نشد؛ سفارش را باز کنید', 'Not accepted; open the order'],
  moved: ['به مرحلهٔ بعد رفت', 'Moved on'],
} satisfies Record<QueueOutcome, readonly [string, string]>);
