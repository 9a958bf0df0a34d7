import { messages } from '../language/message.ts';

/** Texts of an empty order list. */
export const noOrders = messages('noOrders', {
  empty: ['هنوز سفارشی نیست', 'No orders yet'],
  emptyHint: [
    'اولین نسخه را وارد کنید. پس از ارسال، وضعیت آن را اینجا می‌بینید.',
    'Enter your first prescription. Once it is sent, follow it here.',
  ],
  emptyLab: [
    'در «حساب‌ها و کاربران» برای هر فروشگاه یک حساب بسازید؛ سفارش‌هایش اینجا می‌آید.',
    'Create an account for each shop under “Accounts and users”. Its orders appear here.',
  ],
  start: ['ثبت نسخه', 'Enter a prescription'],
});
