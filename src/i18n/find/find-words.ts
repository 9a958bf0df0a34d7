import { messages } from '../language/message.ts';

/** Synonyms for finding screens, actions and settings. */
export const findWords = messages('findWords', {
  dashboard: ['خانه شروع', 'home start'],
  orders: ['پیگیری وضعیت فهرست', 'track status list history'],
  preOrder: ['پیش‌نویس ذخیره ارسال‌نشده صف', 'draft saved unsent outbox queue'],
  profile: ['حساب کاربری من', 'my account'],
  profileEdit: ['نام نشانی موبایل تلفن', 'name address phone mobile'],
  contacts: ['تلفن آدرس نشانی ساعت کار لابراتوار', 'phone address hours lab'],
  transactions: [
    'صورت‌حساب مانده بدهی پرداخت اعتبار دفتر',
    'statement balance debt payment credit ledger',
  ],
  privacy: [
    'رمز گذرواژه نشست دستگاه گذرکلید امنیت دومرحله‌ای',
    'password session device passkey security two-factor',
  ],
  notifications: ['خبر زنگ', 'news bell'],
  deliveries: ['بسته ارسال پست پیک', 'parcel shipping courier'],
  invoices: ['صورتحساب رسمی مالیات فاکتور', 'bill tax vat receipt'],
  people: ['کارمند همکار کاربر', 'staff user'],
  rx: ['نسخه عینک', 'prescription glasses spectacles'],
  stockSingle: ['استوک آماده', 'ready stock'],
  stockMulti: ['استوک آماده جدول نمره', 'ready stock grid powers'],
  accessories: ['محلول دستمال جعبه قاب', 'solution cloth case'],
  signOut: ['خروج از حساب', 'sign out log out exit signout'],
  signIn: ['ورود حساب لاگین', 'sign in log in signin login'],
  keys: ['کلید میان‌بر راهنما', 'keyboard shortcuts help'],
  theme: ['پوسته رنگ شب روز', 'theme colour night day mode'],
  language: ['زبان انگلیسی', 'language persian farsi'],
  textSize: ['اندازه خط فونت درشت', 'font size zoom'],
  install: ['نصب برنامه اپ', 'install app'],
});
