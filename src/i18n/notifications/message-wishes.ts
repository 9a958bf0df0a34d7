import { messages } from '../language/message.ts';

/** Texts of what an account wishes of messages. */
export const messageWishes = messages('messageWishes', {
  title: ['برای همهٔ حساب', 'For the whole account'],
  tellsWearers: ['خبر خودکار به مشتری', 'Tell customers automatically'],
  tellsWearersHint: [
    'وقتی رسیدن سفارش را تأیید کنید، پیامک «عینک شما آماده است» به شمارهٔ همان سفارش می‌رود. فقط اگر مشتری‌ها شماره را برای همین داده‌اند روشن کنید.',
    'When you confirm that an order has arrived, “Your glasses are ready” goes to the mobile number in it. Switch it on only if customers gave their numbers for this.',
  ],
  namesCustomers: ['نام مشتری در اعلان‌ها', 'Customers’ names in notifications'],
  namesCustomersHint: [
    'اعلان‌های بیرون از پنل به همکاران شما نام مشتری را هم کنار شمارهٔ سفارش می‌گویند. این پیام‌ها از سرویس‌های دیگران می‌گذرند. نسخه و قیمت هیچ‌وقت در آن‌ها نیست.',
    'Notifications that reach your account’s users outside the panel also name the customer, beside the order’s number. They pass through the services of others. Prescriptions and prices are never in them.',
  ],
  working: ['در حال ذخیره…', 'Saving…'],
  saved: ['ذخیره شد', 'Saved'],
  offline: [
    'ذخیره نشد، چون اینترنت قطع است. دوباره تلاش کنید.',
    'Not saved: you’re offline. Try again.',
  ],
  failed: ['ذخیره نشد. دوباره تلاش کنید.', 'Not saved. Try again.'],
});
