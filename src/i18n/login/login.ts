import { messages } from '../language/message.ts';

export const login = messages('login', {
  welcome: ['خوش آمدید', 'Welcome'],
  title: ['ورود به حساب', 'Login to the account'],
  username: ['نام کاربری', 'Username'],
  password: ['گذرواژه', 'Password'],
  enter: ['ورود', 'Enter'],
  entering: ['در حال ورود…', 'Entering…'],
  required: ['این بخش را پر کنید.', 'Fill this in.'],
  badCredentials: [
    'نام کاربری یا گذرواژه درست نیست. دوباره وارد کنید.',
    'Username or password is wrong. Enter them again.',
  ],
  tooManyAttempts: [
    'تلاش‌های ناموفق زیاد بود. کمی بعد دوباره امتحان کنید.',
    'Too many failed attempts. Try again in a little while.',
  ],
  offline: [
    'اتصال به سرور برقرار نشد. اینترنت را بررسی و دوباره امتحان کنید.',
    'Could not reach the server. Check your connection and try again.',
  ],
  failed: [
    'خطایی در سرور رخ داد. دوباره امتحان کنید.',
    'Something went wrong on the server. Try again.',
  ],
  without: ['ادامه بدون ورود', 'Continue without signing in'],
  signedOut: ['از حساب خارج شدید.', 'You are signed out.'],
  signedOutOffline: [
    'از حساب خارج شدید، ولی آفلاین هستید؛ پس از وصل شدن اینترنت، نشست شما روی سرور هم بسته می‌شود.',
    'You are signed out here, but you’re offline; your session on the server ends once you’re back online.',
  ],
  kept: [
    '{count} پیش‌سفارش ارسال‌نشده روی این دستگاه مانده و تا ورود دوبارهٔ همین حساب قفل است.',
    'Unsent pre-orders kept on this device: {count}. They stay locked until this account signs in again.',
  ],
  deleted: [
    '{count} پیش‌سفارش ارسال‌نشده از این دستگاه حذف شد.',
    'Unsent pre-orders deleted from this device: {count}.',
  ],
  leaving: ['در حال خروج…', 'Signing out…'],
});

export const leave = messages('leave', {
  unsent: [
    'از حساب خارج شدید؛ {count} پیش‌سفارش ارسال‌نشده روی این دستگاه هست.',
    'You are signed out. Unsent pre-orders on this device: {count}',
  ],
  unsentHint: [
    'اگر نگه دارید، تا ورود دوبارهٔ همین حساب قفل می‌ماند. حذف بازگشت ندارد؛ سفارشی که ارسالش آغاز شده شاید به لابراتوار رسیده باشد.',
    'If you keep them, they stay locked until this account signs in again. Deleting can’t be undone; an order whose sending had begun may have reached the lab.',
  ],
  keep: ['نگه‌داشتن، قفل برای من', 'Keep, locked to me'],
  deleteNow: ['حذف از این دستگاه', 'Delete now'],
});
