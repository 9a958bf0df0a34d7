import { messages } from '../language/message.ts';

/** Texts of an account's message preferences. */
export const messageSettings = messages('messageWishes', {
  title: ['برای کل حساب', 'For the whole account'],
  tellsWearers: ['خبر خودکار به مشتری', 'Tell customers automatically'],
  tellsWearersHint: [
    'وقتی رسیدن سفارش را تأیید کنید، پیامک «عینک شما آماده است» به شمارهٔ همان سفارش می‌رود. فقط اگر مشتری‌ها شماره را برای همین داده‌اند روشن کنید.',
    'When you confirm that an order has arrived, “Your glasses are ready” goes to the mobile number in it. Switch it on only if customers gave their numbers for this.',
  ],
  namesCustomers: ['نام مشتری در اعلان‌ها', 'Customers’ names in notifications'],
  namesCustomersHint: [
    'در اعلان‌هایی که بیرون از پنل به کاربران حساب شما می‌رسد، نام مشتری هم کنار شمارهٔ سفارش می‌آید. این پیام‌ها از سرویس شرکت‌های دیگر می‌گذرند. نسخه و قیمت هیچ‌وقت در آن‌ها نیست.',
    'Notifications outside the panel then name the customer beside the order’s number, for all users of your account. They pass through the services of other companies. They never contain a prescription or a price.',
  ],
  working: ['در حال ذخیره…', 'Saving…'],
  saved: ['ذخیره شد', 'Saved'],
  offline: [
    'ذخیره نشد، چون اینترنت قطع است. دوباره تلاش کنید.',
    'Not saved: you’re offline. Try again.',
  ],
  failed: ['ذخیره نشد. دوباره تلاش کنید.', 'Not saved. Try again.'],
});
