import type { Locale } from '../language/locale.ts';
import { messages } from '../language/message.ts';
import { common } from './common.ts';

/** Each language's name in that language. */
export const languageNames = { fa: 'فارسی', en: 'English' } as const satisfies Record<
  Locale,
  string
>;

export const shell = messages('shell', {
  brand: ['عدسی', 'Adasi'],
  menu: ['منو', 'Menu'],
  find: ['جستجو', 'Search'],
  mainMenu: ['منوی اصلی', 'Main menu'],
  quickAccess: ['دسترسی سریع', 'Quick access'],
  theme: ['پوستهٔ روشن یا تیره', 'Light or dark theme'],
  notifications: ['اعلان‌ها', 'Notifications'],
  messages: ['پیام‌ها', 'Messages'],
  settings: ['تنظیمات', 'Settings'],
  language: ['زبان', 'Language'],
  profile: ['حساب کاربری', 'Your account'],
  noNotifications: ['خبر جدیدی نیست', 'No new updates'],
  noMessages: ['لابراتوار سؤالی ندارد', 'No questions from the lab'],
  feedFailed: [
    'بارگذاری نشد. پس از وصل شدن اینترنت دوباره باز کنید.',
    'This didn’t load. Open it again once you’re online.',
  ],
  feedSignedOut: [
    'پس از ورود، تغییرات سفارش‌ها را اینجا می‌بینید.',
    'Order updates will appear here once you sign in.',
  ],
  install: ['نصب برنامه روی این دستگاه', 'Install on this device'],
  themeChoice: ['پوسته', 'Theme'],
  light: ['روشن', 'Light'],
  dark: ['تیره', 'Dark'],
  textSize: ['اندازهٔ نوشته', 'Text size'],
  normal: ['معمولی', 'Normal'],
  large: ['بزرگ', 'Large'],
  larger: ['بزرگ‌تر', 'Larger'],
  pin: ['فقط آیکون‌ها', 'Icons only'],
  pausePictures: ['توقف اسلایدها', 'Pause slideshow'],
  playPictures: ['ادامهٔ اسلایدها', 'Play slideshow'],
  carousel: ['نمایش اسلاید', 'carousel'],
  picture: ['اسلاید {number}', 'Slide {number}'],
  pictures: ['اسلایدها', 'Slides'],
  single: ['تکی', 'Single'],
  bulk: ['گروهی', 'Bulk'],
  footer: ['منوی پایین', 'Footer menu'],
  close: ['بستن', 'Close'],
  offline: ['آفلاین', 'Offline'],
});

/** Titles of the screens, used by menu, header and document. */
export const titles = messages('titles', {
  dashboard: ['داشبورد', 'Dashboard'],
  orderRegistration: ['ثبت سفارش', 'Order registration'],
  rx: ['عدسی سفارشی (RX)', 'Prescription lenses'],
  registerFactor: ['استوک', 'Stock'],
  stockSingle: ['استوک تکی', 'Single stock lenses'],
  stockMulti: ['استوک گروهی', 'Bulk stock lenses'],
  accessories: ['لوازم جانبی', 'Accessories'],
  orders: ['سفارش‌های من', 'My orders'],
  order: ['سفارش', 'Order'],
  preOrder: ['پیش‌سفارش‌ها', 'Pre-orders'],
  logout: ['خروج', 'Logout'],
  profile: ['نمایش پروفایل', 'View profile'],
  profileEdit: ['ویرایش پروفایل', 'Edit profile'],
  contacts: ['تماس با لابراتوار', 'Contacts'],
  transactions: ['تراکنش‌ها', 'Transactions'],
  privacy: ['حریم خصوصی', 'Privacy'],
  notifications: ['اعلان‌ها', 'Notifications'],
  deliveries: ['مرسوله‌ها', 'Deliveries'],
  invoices: ['فاکتورها', 'Invoices'],
});

export const profile = messages('profile', {
  profileTab: ['پروفایل', 'Profile'],
  settingsTab: ['تنظیمات', 'Settings'],
  exit: ['خروج', 'Exit'],
  guest: ['مهمان', 'Guest'],
  guestLabel: ['وارد نشده‌اید', 'Not signed in'],
  signIn: common.signIn,
});

/** The role, shown below the name. */
export const roles = messages('roles', {
  Shop: ['فروشگاه', 'Shop'],
  Customer: ['مشتری', 'Customer'],
  SuperAdmin: ['مدیریت', 'Management'],
});

/** Captions of the drawer's slides. */
export const slides = messages('slides', {
  lens: ['نسخه را یک بار وارد کنید؛ بقیه با ماست.', 'Enter the prescription once; we do the rest.'],
  parcel: ['هر سفارش را تا رسیدن بسته دنبال کنید.', 'Follow every order until it arrives.'],
});
