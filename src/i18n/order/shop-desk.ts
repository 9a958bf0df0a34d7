import type { EventName } from '../../domain/lifecycle/event-name.ts';
import { type Message, messages } from '../language/message.ts';

/** Actions of a shop on a placed order. */
export const shopActs = messages('shopActs', {
  agree: ['موافقت با قیمت', 'Agree to the price'],
  deliver: ['تأیید تحویل', 'Confirm delivery'],
  answer: ['ارسال پاسخ', 'Send the answer'],
  askRemake: ['درخواست ساخت مجدد', 'Ask for a remake'],
  write: ['نوشتن پیام', 'Write a message'],
  correct: ['اصلاح سفارش', 'Correct the order'],
  cancel: ['لغو سفارش', 'Cancel the order'],
} satisfies Partial<Record<EventName, Message>>);

/** Texts around the actions on an order, for both sides. */
export const desk = messages('desk', {
  title: ['اقدام‌ها', 'What you can do'],
  question: ['سؤال لابراتوار', 'The lab’s question'],
  answer: ['پاسخ', 'Answer'],
  quoted: ['قیمت اعلام‌شده: {price}', 'Quoted price: {price}'],
  quotedHint: ['ساخت پس از موافقت شما شروع می‌شود.', 'Nothing is made until you agree.'],
  held: [
    'با این سفارش بدهی شما {amount} از سقف اعتبار بیشتر می‌شود. سفارش ثبت شده است و لابراتوار دربارهٔ ادامهٔ آن تصمیم می‌گیرد.',
    'With this order you would owe {amount} more than your credit limit. The order is saved; the lab decides whether to continue with it.',
  ],
  overtaken: ['این کار دیگر ممکن نیست:', 'This is no longer possible:'],
  meanwhile: ['در این فاصله:', 'In the meantime:'],
  check: ['بررسی کنید و دوباره بفرستید.', 'Check it and send again.'],
  notNow: ['وضعیت سفارش تغییر کرده است.', 'The order has moved on.'],
  textKept: [
    'متن شما نگه داشته شد؛ با «نوشتن پیام» می‌توانید آن را بفرستید.',
    'Your text is kept: send it with “Write a message”.',
  ],
  offline: [
    'ارسال نشد، چون اینترنت قطع است. متن شما می‌ماند؛ دوباره تلاش کنید.',
    'Not sent: you’re offline. What you typed stays here; try again.',
  ],
  failed: [
    'سرور پاسخ نداد. متن شما می‌ماند؛ دوباره تلاش کنید.',
    'The server didn’t answer. What you typed stays here; try again.',
  ],
  busy: [
    'درخواست‌ها زیاد بود. یک دقیقه بعد دوباره تلاش کنید.',
    'Too many requests. Try again in a minute.',
  ],
  refused: [
    'پذیرفته نشد. صفحه را دوباره بارگذاری کنید و اطلاعات را بررسی کنید.',
    'Not accepted. Reload the page and check what you entered.',
  ],
  notLoaded: [
    'این بخش بارگذاری نشد. پس از وصل شدن اینترنت دوباره تلاش کنید.',
    'This part didn’t load. Try again once you’re online.',
  ],
  again: ['تلاش دوباره', 'Try again'],
  sending: ['در حال ارسال…', 'Sending…'],
  send: ['ارسال پیام', 'Send message'],
  cancel: ['بازگشت', 'Back'],
});
