import { messages } from '../language/message.ts';

/** The account for which the lab takes an order by telephone. */
export const callerWords = messages('caller', {
  title: ['سفارش تلفنی', 'Order by telephone'],
  none: ['نام حساب را بنویسید', 'Type the account’s name'],
  hint: [
    'حسابی را که سفارش می‌دهد انتخاب کنید؛ قیمت‌ها و سفارش برای همان حساب است.',
    'Choose the account that is ordering: the order uses its prices.',
  ],
  chosen: [
    'این سفارش برای {name} ثبت می‌شود، با قیمت‌های گروه {tier}.',
    'This order will be placed for {name}, at the prices of group {tier}.',
  ],
  missing: [
    'پیش از ارسال، حسابی را که سفارش می‌دهد انتخاب کنید.',
    'Before sending, choose the account that is ordering.',
  ],
  own: ['لابراتوار نمی‌تواند برای خودش سفارش ثبت کند.', 'The lab can’t place orders for itself.'],
  suspended: [
    'این حساب تعلیق شده است و نمی‌توان برایش سفارش ثبت کرد.',
    'This account is suspended: no order can be placed for it.',
  ],
  failed: [
    'حساب بارگذاری نشد. اتصال اینترنت را بررسی و دوباره انتخاب کنید.',
    'The account didn’t load. Check your connection and choose it again.',
  ],
  forget: ['پاک کردن حساب', 'Remove the account'],
});
