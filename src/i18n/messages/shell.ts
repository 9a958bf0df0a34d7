import { messages } from '../message.ts';

export const shell = messages('shell', {
  brand: ['عدسی', 'Adasi'],
  skip: ['پرش به محتوا', 'Skip to content'],
  menu: ['منو', 'Menu'],
  mainMenu: ['منوی اصلی', 'Main menu'],
  quickAccess: ['دسترسی سریع', 'Quick access'],
  theme: ['پوستهٔ روشن یا تیره', 'Light or dark theme'],
  notifications: ['اعلان‌ها', 'Notifications'],
  messages: ['پیام‌ها', 'Messages'],
  settings: ['تنظیمات', 'Settings'],
  language: ['زبان', 'Language'],
  persian: ['فارسی', 'فارسی'],
  english: ['English', 'English'],
  profile: ['حساب کاربری', 'Account'],
  noNotifications: ['تغییری در سفارش‌ها نیست.', 'Nothing has changed on your orders.'],
  noMessages: ['لابراتوار چیزی نپرسیده است.', 'The lab has asked nothing.'],
  feedFailed: [
    'دریافت نشد؛ با برقراری ارتباط دوباره باز کنید.',
    'Could not be fetched; open it again when the line is back.',
  ],
  feedSignedOut: [
    'پس از ورود، تغییر سفارش‌ها اینجاست.',
    'Changes of your orders stand here once you sign in.',
  ],
  themeChoice: ['پوسته', 'Theme'],
  light: ['روشن', 'Light'],
  dark: ['تیره', 'Dark'],
  textSize: ['اندازهٔ نوشته', 'Text size'],
  normal: ['معمولی', 'Normal'],
  large: ['بزرگ', 'Large'],
  larger: ['بزرگ‌تر', 'Larger'],
  pin: ['فقط نمادها', 'Icons only'],
  pausePictures: ['توقف تصویرها', 'Pause the pictures'],
  playPictures: ['ادامهٔ تصویرها', 'Play the pictures'],
  picture: ['تصویر {number}', 'Picture {number}'],
  pictures: ['تصویرها', 'Pictures'],
  footer: ['منوی پایین', 'Footer menu'],
  close: ['بستن', 'Close'],
});

/** Titles of the screens, as menu, header and document show them. */
export const titles = messages('titles', {
  dashboard: ['داشبورد', 'Dashboard'],
  orderRegistration: ['ثبت سفارش', 'Order registration'],
  rx: ['عدسی نسخه', 'Prescription lenses'],
  registerFactor: ['استوک', 'Stock'],
  stockSingle: ['تکی', 'Single'],
  stockMulti: ['گروهی', 'Bulk'],
  accessories: ['لوازم جانبی', 'Accessories'],
  orders: ['سفارش‌های من', 'My orders'],
  order: ['سفارش', 'Order'],
  preOrder: ['پیش‌سفارش', 'Pre-order'],
  logout: ['خروج', 'Logout'],
  profile: ['نمایش پروفایل', 'View profile'],
  profileEdit: ['ویرایش پروفایل', 'Edit profile'],
  contacts: ['تماس با لابراتوار', 'Contacts'],
  transactions: ['تراکنش‌ها', 'Transactions'],
  privacy: ['حریم خصوصی', 'Privacy'],
  notifications: ['اعلان‌ها', 'Notifications'],
  login: ['ورود به حساب', 'Login to the account'],
  notFound: ['صفحه پیدا نشد', 'Page not found'],
});

export const profile = messages('profile', {
  profileTab: ['پروفایل', 'Profile'],
  settingsTab: ['تنظیمات', 'Settings'],
  exit: ['خروج', 'Exit'],
  guest: ['مهمان', 'Guest'],
  guestLabel: ['وارد نشده‌اید', 'Not signed in'],
  signIn: ['ورود', 'Sign in'],
});

/** What the label below the name says of the account's role. */
export const roles = messages('roles', {
  Shop: ['فروشگاه', 'Shop'],
  Customer: ['مشتری', 'Customer'],
  SuperAdmin: ['مدیریت', 'Management'],
});
