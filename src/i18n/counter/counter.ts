import type { MoveOutcome } from '../../domain/lifecycle/move-outcome.ts';
import type { OrderEvent } from '../../domain/lifecycle/order-event.ts';
import { countText } from '../language/count-text.ts';
import { dayText } from '../language/day-text.ts';
import { fill, type Message, messages } from '../language/message.ts';
import { doneWords, eventWords } from '../order/event-words.ts';

/** Texts of the lab's counter: selecting orders and moving them on. */
export const counter = messages('counter', {
  select: ['انتخاب سفارش {number}', 'Select order {number}'],
  all: ['انتخاب همه', 'Select all'],
  selectAll: ['انتخاب همهٔ سفارش‌های این فهرست', 'Select all orders in this list'],
  toolbar: ['سفارش‌های انتخاب‌شده', 'Selected orders'],
  selected: ['{count} سفارش انتخاب شده', '{count} selected'],
  nextStep: ['مرحلهٔ بعد', 'Next step'],
  counted: ['{step} ({count})', '{step} ({count})'],
  noStep: ['مرحلهٔ بعدی ندارد؛ سفارش را باز کنید.', 'No next step: open the order instead.'],
  clear: ['لغو انتخاب', 'Clear selection'],
  moving: ['{done} از {total} سفارش انجام شد…', '{done} of {total} orders done…'],
  moved: ['{count} سفارش به مرحلهٔ بعد رفت.', '{count} moved on.'],
  unmoved: ['{count} سفارش به مرحلهٔ بعد نرفت:', '{count} not moved:'],
  selectMoved: ['انتخاب دوباره', 'Select again'],
  retry: ['تلاش دوباره', 'Try again'],
  close: ['بستن نتیجه', 'Close the result'],
  account: ['حساب', 'Account'],
  allAccounts: ['همهٔ حساب‌ها', 'All accounts'],
  everyAccount: ['نمایش همهٔ حساب‌ها', 'Show all accounts'],
  noAccount: ['حسابی با این نام نیست.', 'No account has this name.'],
  accountsFailed: [
    'حساب‌ها بارگذاری نشد. اتصال اینترنت را بررسی کنید.',
    'The accounts didn’t load. Check your connection.',
  ],
  pane: ['سفارش بازشده', 'Open order'],
  wholePage: ['باز کردن در صفحهٔ کامل', 'Open full page'],
  closePane: ['بستن', 'Close'],
  keys: ['کلیدهای میان‌بر', 'Keyboard shortcuts'],
});

const results = messages('counterResults', {
  sending: ['در حال ارسال…', 'Sending…'],
  accepted: ['تأیید شد، وعدهٔ ارسال {day}', 'Accepted, promised for {day}'],
  overtaken: ['در این فاصله: {what}', 'In the meantime: {what}'],
  overtakenBy: ['در این فاصله: {what} ({by})', 'In the meantime: {what} ({by})'],
  stays: ['اکنون مرحلهٔ بعدی ندارد', 'No next step now'],
  refused: ['پذیرفته نشد؛ سفارش را باز کنید', 'Not accepted; open the order'],
  offline: ['معلوم نیست ثبت شد؛ اینترنت قطع است', 'It may not have been recorded: you’re offline'],
  failed: [
    'معلوم نیست ثبت شد؛ سرور پاسخ نداد',
    'It may not have been recorded: the server didn’t answer',
  ],
});

function overtakenWords(news: readonly OrderEvent[]): Message {
  const last = news.at(-1);
  if (!last) return results.texts.stays;
  const what = eventWords(last, 'lab');
  if (last.by === '') return fill(results.texts.overtaken, { what });
  return fill(results.texts.overtakenBy, { what, by: `\u2068${last.by}\u2069` });
}

/** The result of moving an order, in words. */
export function moveWords(result: MoveOutcome): Message {
  switch (result.kind) {
    case 'moved': {
      const { step, promisedFor } = result;
      if (step !== 'accept' || promisedFor === null) return doneWords(step);
      const day = dayText(promisedFor);
      return fill(results.texts.accepted, { day });
    }
    case 'undone':
      return doneWords('revert');
    case 'overtaken':
      return overtakenWords(result.news);
    case 'unknown':
      return results.texts[result.why];
    default:
      return results.texts[result.kind];
  }
}

/** A step and the number of orders it is for. */
export const countedStep = (step: Message, count: number): Message =>
  fill(counter.texts.counted, { step, count: countText(count) });
