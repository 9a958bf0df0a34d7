import { writeNumber } from '../language/format-number.ts';
import { inBoth, type Message, messages } from '../language/message.ts';
import { common } from '../shell/common.ts';

/** Texts of the lab's contact page. */
export const labPage = messages('labPage', {
  reach: ['راه‌های تماس', 'How to reach us'],
  phones: ['تلفن', 'Phone'],
  mobiles: ['موبایل', 'Mobile'],
  email: ['ایمیل', 'Email'],
  whatsapp: ['واتساپ', 'WhatsApp'],
  telegram: ['تلگرام', 'Telegram'],
  website: ['وب‌سایت', 'Website'],
  addresses: ['نشانی', 'Address'],
  map: ['باز کردن در برنامهٔ مسیریابی', 'Open in a navigation app'],
  webMap: ['دیدن مکان در وب', 'Show on a web map'],
  hours: ['ساعت کاری', 'Opening hours'],
  hoursOf: ['{from} تا {until}', '{from} to {until}'],
  closed: ['تعطیل', 'Closed'],
  holidays: ['تعطیلات پیش رو', 'Upcoming holidays'],
  loading: ['در حال بارگذاری…', 'Loading…'],
  empty: ['لابراتوار هنوز راه تماسی ثبت نکرده است', 'The lab hasn’t added its contact details yet'],
  emptyHint: [
    'سؤال دربارهٔ یک سفارش را در صفحهٔ همان سفارش بنویسید.',
    'Ask about an order on that order’s page.',
  ],
  unread: ['بارگذاری نشد', 'This didn’t load'],
  offline: ['اینترنت قطع است. دوباره تلاش کنید.', 'You’re offline. Try again.'],
  failed: ['سرور پاسخ نداد. دوباره تلاش کنید.', 'The server didn’t answer. Try again.'],
  again: common.again,
});

/** Days of the week, Sunday first. */
export const weekdays: readonly (readonly [fa: string, en: string])[] = [
  ['یکشنبه', 'Sunday'],
  ['دوشنبه', 'Monday'],
  ['سه‌شنبه', 'Tuesday'],
  ['چهارشنبه', 'Wednesday'],
  ['پنجشنبه', 'Thursday'],
  ['جمعه', 'Friday'],
  ['شنبه', 'Saturday'],
];

/** A time, such as `08:30`, in the language's digits. */
export const writtenTime = (time: string): Message => inBoth((locale) => writeNumber(time, locale));

/** Indices of the weekdays from Saturday, the first day of the week in Iran. */
export const weekFromSaturday = [6, 0, 1, 2, 3, 4, 5] as const;
