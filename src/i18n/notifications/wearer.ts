import { type Message, messages } from '../language/message.ts';
import { common } from '../shell/common.ts';

/** Texts for telling the wearer that the order is ready. */
export const wearer = messages('wearer', {
  title: ['خبر آماده بودن عینک به مشتری', 'Tell the customer it’s ready'],
  hint: [
    'با پیامکی که فقط نام فروشگاه شما در آن است. مشتری می‌تواند با پیوند آخر پیامک این پیام‌ها را لغو کند.',
    'By a text message that names your shop and nothing else. Its link lets the customer stop such messages.',
  ],
  mobile: ['موبایل مشتری', 'Customer’s mobile'],
  mobileHint: [
    'فقط شماره‌ای که مشتری برای همین داده است.',
    'Only a number that the customer gave you for this.',
  ],
  save: ['ذخیرهٔ شماره', 'Save the number'],
  saved: ['ذخیره شد', 'Saved'],
  tell: ['ارسال «عینک شما آماده است»', 'Send “Your glasses are ready”'],
  again: ['ارسال دوباره', 'Send again'],
  sure: [
    'این پیامک قبلاً فرستاده شده است. یک بار دیگر فرستاده شود؟',
    'This was sent before. Send it once more?',
  ],
  yes: ['بله، فرستاده شود', 'Yes, send it'],
  no: ['خیر', 'No'],
  working: ['در حال انجام…', 'Working…'],
  loading: ['در حال بارگذاری…', 'Loading…'],
  unread: ['بارگذاری نشد.', 'This didn’t load.'],
  history: ['پیامک‌های فرستاده‌شده', 'Text messages so far'],
  told: [
    'این پیامک فرستاده شده یا در صف ارسال است. فردا می‌توانید دوباره بفرستید.',
    'The text message was sent or is queued. You can send it again tomorrow.',
  ],
  notThere: [
    'وقتی رسیدن سفارش را تأیید کنید می‌توانید بفرستید.',
    'You can send it once you confirm that the order has arrived.',
  ],
});

/** Why a number was rejected or the wearer wasn't notified. */
export const wearerProblems = messages('wearerProblems', {
  notMobile: [
    'این شمارهٔ موبایل ایران نیست. نمونه: ۰۹۱۲۳۴۵۶۷۸۹',
    'This isn’t an Iranian mobile number. Example: 09123456789',
  ],
  noNumber: ['شمارهٔ موبایل مشتری را بنویسید.', 'Enter the customer’s mobile number.'],
  stopped: [
    'صاحب این شماره پیامک‌های شما را لغو کرده است. به او تلفن بزنید.',
    'The owner of this number stopped your text messages. Please call instead.',
  ],
  tooOften: [
    'چند بار تلاش شد و نرسید. شماره را بررسی کنید و فردا دوباره بفرستید.',
    'It was tried several times and didn’t arrive. Check the number, and send it tomorrow.',
  ],
  offline: [
    'انجام نشد، چون اینترنت قطع است. دوباره تلاش کنید.',
    'That didn’t work: you’re offline. Try again.',
  ],
  failed: common.failed,
} satisfies Record<string, Message>);
