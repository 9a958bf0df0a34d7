import { messages } from '../language/message.ts';

/** Texts of an account's page. */
export const accountPage = messages('accountPage', {
  id: ['شناسه در نرم‌افزار لابراتوار', 'ID in the lab’s software'],
  phone: ['تلفن', 'Phone'],
  email: ['ایمیل', 'Email'],
  since: ['مشتری از', 'Customer since'],
  waiting: ['منتظر پاسخ این حساب', 'Waiting for this account'],
  noWaiting: ['چیزی منتظر پاسخ این حساب نیست.', 'Nothing is waiting for this account.'],
  latest: ['آخرین سفارش‌ها', 'Latest orders'],
  noLatest: ['هنوز سفارشی ثبت نکرده است.', 'It hasn’t placed an order yet.'],
  entries: ['آخرین ردیف‌های صورت‌حساب', 'Latest statement entries'],
  noEntries: ['هنوز ردیفی در صورت‌حساب نیست.', 'The statement has no entries yet.'],
  balanceAfter: ['مانده: {amount}', 'Balance: {amount}'],
  unread: ['بارگذاری نشد.', 'This didn’t load.'],
  again: ['تلاش دوباره', 'Try again'],
  notFound: ['این حساب پیدا نشد', 'Account not found'],
  notFoundHint: [
    'شاید نشانی ناقص است. حساب را از فهرست باز کنید.',
    'The address may be incomplete. Open the account from the list.',
  ],
  toList: ['همهٔ حساب‌ها', 'All accounts'],
  prices: ['قیمت‌ها', 'Prices'],
  pricesHint: [
    'این حساب با قیمت‌های گروه «{tier}» سفارش می‌دهد.',
    'This account orders at the prices of the group “{tier}”.',
  ],
  showPrices: ['قیمت‌های خاص این گروه', 'The group’s own prices'],
  noPrices: [
    'این گروه قیمت خاصی ندارد و قیمت‌های عمومی برای آن است.',
    'This group has no prices of its own: the general ones apply.',
  ],
  allPrices: ['همهٔ قیمت‌ها', 'All prices'],
  pricesLoading: ['در حال بارگذاری قیمت‌ها…', 'Loading the prices…'],
  general: ['عمومی: {amount}', 'General: {amount}'],
});
