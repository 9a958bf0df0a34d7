import { messages } from '../language/message.ts';

/** The account for which the lab takes an order by telephone. */
export const callerWords = messages('caller', {
  title: ['سفارش تلفنی', 'Order by telephone'],
  none: ['نام حساب را بنویسید', 'Type the account’s name'],
  hint: [
    'حسابی را که سفارش می‌دهد انتخاب کنید؛ قیمت‌ها و سفارش برای همان حساب است.',
    'Choose the account that orders: prices and order will be that account’s.',
  ],
  chosen: [
    'این سفارش برای {name} ثبت می‌شود، با قیمت‌های گروه {tier}.',
    'This order will be placed for {name}, at the prices of tier {tier}.',
  ],
  missing: [
    'پیش از ارسال، حسابی را که سفارش می‌دهد انتخاب کنید.',
    'Before sending, choose the account that orders.',
  ],
  own: ['لابراتوار برای خودش سفارش ثبت نمی‌کند.', 'The lab places no orders for itself.'],
  suspended: [
    'این حساب تعلیق شده است و نمی‌توان برایش سفارش ثبت کرد.',
    'This account is suspended: no order can be placed for it.',
  ],
  failed: [
    'حساب خوانده نشد. اتصال را بررسی کنید و دوباره انتخاب کنید.',
    'The account didn’t load. Check your connection and choose it again.',
  ],
  forget: ['پاک کردن حساب', 'Remove the account'],
});
