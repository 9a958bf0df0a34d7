import { messages } from '../language/message.ts';

/** Texts of a user's profile. */
export const ownProfile = messages('ownProfile', {
  person: ['مشخصات شما', 'About you'],
  name: ['نام', 'Name'],
  username: ['نام کاربری', 'Username'],
  mobile: ['شمارهٔ موبایل', 'Mobile number'],
  language: ['زبان پیام‌ها', 'Language of messages'],
  roleName: ['نقش', 'Role'],
  roleWithin: ['{role}، {within}', '{role}, {within}'],
  owner: ['مدیر حساب', 'owner'],
  staff: ['کارمند', 'staff'],
  none: ['ثبت نشده', 'Not entered'],
  edit: ['ویرایش مشخصات', 'Edit details'],
  topics: ['انتخاب اعلان‌ها', 'Choose notifications'],
  security: ['گذرواژه و امنیت ورود', 'Password and sign-in'],
  people: ['کاربران حساب', 'Users of the account'],
  account: ['حساب', 'Account'],
  accountName: ['نام حساب', 'Account name'],
  contactName: ['شخص رابط', 'Contact'],
  phone: ['تلفن', 'Phone'],
  email: ['ایمیل', 'Email'],
  address: ['نشانی', 'Address'],
  accountHint: [
    'مشخصات حساب را لابراتوار ثبت می‌کند. برای تغییر با لابراتوار تماس بگیرید.',
    'The lab keeps these. Contact the lab to change them.',
  ],
  limits: ['سقف هر سفارش', 'Limits of an order'],
  lineLimit: ['ردیف', 'Lines'],
  pieceLimit: ['عدد', 'Pieces'],
  minuteLimit: ['سفارش در دقیقه', 'Orders per minute'],
  loading: ['در حال بارگذاری…', 'Loading…'],
  signedOut: ['برای دیدن پروفایل وارد شوید', 'Sign in to see your profile'],
  signedOutHint: ['هر کاربر پروفایل خودش را می‌بیند.', 'Each user sees their own.'],
  offline: ['اینترنت قطع است', 'You’re offline'],
  offlineHint: [
    'پروفایل پس از وصل شدن اینترنت نمایش داده می‌شود.',
    'Your profile will appear here once you’re online.',
  ],
  failed: ['بارگذاری نشد', 'This didn’t load'],
  failedHint: [
    'سرور پاسخ نداد. کمی بعد دوباره تلاش کنید.',
    'The server didn’t answer. Try again in a moment.',
  ],
});

/** Texts of the form that changes the profile. */
export const profileForm = messages('profileForm', {
  mobileHint: ['مانند \u2066۰۹۱۲ ۳۴۵ ۶۷۸۹\u2069', 'Such as 0912 345 6789'],
  save: ['ذخیره', 'Save'],
  saving: ['در حال ذخیره…', 'Saving…'],
  saved: ['ذخیره شد.', 'Saved.'],
  back: ['نمایش پروفایل', 'View profile'],
  required: ['نام را بنویسید.', 'Enter your name.'],
  tooLong: ['نام حداکثر ۶۴ نویسه باشد.', 'Use at most 64 characters.'],
  notMobile: [
    'شمارهٔ موبایل ایران را بنویسید، مانند ۰۹۱۲۳۴۵۶۷۸۹.',
    'Enter an Iranian mobile number, such as 09123456789.',
  ],
  offline: [
    'ذخیره نشد، چون اینترنت قطع است. دوباره تلاش کنید.',
    'Not saved: you’re offline. Try again.',
  ],
  failed: ['ذخیره نشد. دوباره تلاش کنید.', 'Not saved. Try again.'],
});
