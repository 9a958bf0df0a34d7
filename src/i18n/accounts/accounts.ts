import type { AccountFault } from '../../domain/accounts/typed-account.ts';
import { type Message, messages } from '../language/message.ts';

/** Texts of the lab's list of accounts. */
export const accounts = messages('accounts', {
  caption: ['حساب‌ها', 'Accounts'],
  searchHint: ['نام، شخص رابط، تلفن یا ایمیل', 'Name, contact, phone or email'],
  add: ['حساب جدید', 'New account'],
  name: ['نام', 'Name'],
  tier: ['گروه قیمت', 'Price group'],
  creditLimit: ['سقف اعتبار', 'Credit limit'],
  noLimit: ['بدون سقف', 'No limit'],
  contact: ['شخص رابط', 'Contact'],
  since: ['مشتری از', 'Customer since'],
  state: ['وضعیت', 'State'],
  active: ['فعال', 'Active'],
  suspended: ['تعلیق‌شده', 'Suspended'],
  allStates: ['همهٔ وضعیت‌ها', 'All states'],
  allTiers: ['همهٔ گروه‌ها', 'All groups'],
  empty: ['هنوز حسابی نیست', 'No accounts yet'],
  emptyHint: [
    'برای هر فروشگاه یک حساب بسازید و پیوند گذرواژه را به او برسانید.',
    'Add an account for each shop and send it the password link.',
  ],
});

/** Texts of one account. */
export const account = messages('account', {
  newTitle: ['حساب جدید', 'New account'],
  details: ['مشخصات', 'Details'],
  name: ['نام حساب', 'Account name'],
  accountKind: ['نوع حساب', 'Account type'],
  Shop: ['فروشگاه', 'Shop'],
  Customer: ['مشتری', 'Customer'],
  ownerTitle: ['مدیر حساب', 'Owner'],
  ownerName: ['نام مدیر', 'Owner’s name'],
  ownerUsername: ['نام کاربری مدیر', 'Owner’s username'],
  creditLimit: ['سقف اعتبار (تومان)', 'Credit limit (toman)'],
  creditHint: ['خالی: بدون سقف', 'Empty: no limit'],
  limitsTitle: ['سقف هر سفارش', 'Limits of an order'],
  lines: ['ردیف در هر سفارش', 'Lines per order'],
  pieces: ['عدد در هر سفارش', 'Pieces per order'],
  ordersPerMinute: ['سفارش در دقیقه', 'Orders per minute'],
  contactTitle: ['تماس', 'Contact details'],
  contactName: ['شخص رابط', 'Contact'],
  phone: ['تلفن', 'Phone'],
  email: ['ایمیل', 'Email'],
  addressesTitle: ['نشانی‌ها', 'Addresses'],
  addressTitle: ['عنوان', 'Label'],
  addressText: ['نشانی', 'Address'],
  postcode: ['کد پستی', 'Postcode'],
  addAddress: ['افزودن نشانی', 'Add an address'],
  removeAddress: ['حذف این نشانی', 'Remove this address'],
  save: ['ذخیره', 'Save'],
  saving: ['در حال ذخیره…', 'Saving…'],
  saved: ['ذخیره شد.', 'Saved.'],
  close: ['بستن', 'Close'],
  loading: ['در حال بارگذاری…', 'Loading…'],
  unread: ['این حساب بارگذاری نشد', 'This account didn’t load'],
  unreadHint: ['کمی بعد دوباره تلاش کنید.', 'Try again in a moment.'],
  offline: ['اینترنت قطع است. دوباره تلاش کنید.', 'You’re offline. Try again.'],
  failed: ['ذخیره نشد. دوباره تلاش کنید.', 'Not saved. Try again.'],
  unreadFirst: [
    'ذخیره نشد، چون مشخصات فعلی حساب بارگذاری نشد. دوباره تلاش کنید.',
    'Not saved: the account’s current details didn’t load. Try again.',
  ],
  orderTitle: ['سفارش تلفنی', 'Order by telephone'],
  orderHint: [
    'سفارش برای این حساب و با قیمت‌های گروه آن ثبت می‌شود.',
    'The order is placed for this account, at the prices of its group.',
  ],
  rx: ['سفارش عدسی سفارشی', 'Order prescription lenses'],
  stock: ['سفارش استوک', 'Order stock lenses'],
  accessories: ['سفارش لوازم جانبی', 'Order accessories'],
  notBegun: ['سفارش شروع نشد. دوباره تلاش کنید.', 'The order couldn’t be started. Try again.'],
  suspensionTitle: ['تعلیق', 'Suspension'],
  suspendHint: [
    'کاربرانش همان لحظه از حساب خارج می‌شوند و نمی‌توانند وارد شوند. سفارش‌های ثبت‌شده در لابراتوار و سفارش‌های ارسال‌نشده روی دستگاه خودشان می‌مانند.',
    'Its users are signed out at once and cannot sign in. Orders at the lab are kept, and unsent ones stay on the shop’s devices.',
  ],
  suspendedHint: [
    'این حساب تعلیق شده است و کاربرانش نمی‌توانند وارد شوند.',
    'This account is suspended: its users cannot sign in.',
  ],
  suspend: ['تعلیق حساب', 'Suspend the account'],
  reallySuspend: ['بله، تعلیق شود', 'Yes, suspend it'],
  keep: ['نه، فعال بماند', 'No, keep it active'],
  reinstate: ['فعال کردن دوباره', 'Reactivate'],
});

/** Why a field of an account is refused. */
export const accountFaults = messages('accountFaults', {
  required: ['این فیلد را پر کنید.', 'Fill in this field.'],
  tooLong: ['کوتاه‌تر بنویسید.', 'Make it shorter.'],
  amount: [
    'مبلغی به تومان بنویسید، یا خالی بگذارید.',
    'Enter an amount in toman, or leave it empty.',
  ],
  limit: ['عددی از ۱ تا ۱٬۰۰۰٬۰۰۰ بنویسید.', 'Enter a number from 1 to 1,000,000.'],
} satisfies Record<AccountFault, Message>);
