import { messages } from '../language/message.ts';

export const login = messages('login', {
  welcome: ['خوش آمدید', 'Welcome'],
  title: ['ورود به حساب', 'Login to the account'],
  username: ['نام کاربری', 'Username'],
  password: ['گذرواژه', 'Password'],
  show: ['نمایش گذرواژه', 'Show password'],
  forgotten: ['گذرواژه را فراموش کرده‌اید؟', 'Forgot your password?'],
  forgottenHint: [
    'از مدیر حساب یا لابراتوار بخواهید پیوند گذرواژه برایتان بسازد. با آن گذرواژهٔ جدید تعیین کنید. اگر خودتان مدیر حساب هستید، با لابراتوار تماس بگیرید.',
    'Ask your account’s owner or the lab for a password link, and set a new password with it. If you own the account yourself, call the lab.',
  ],
  reachLab: ['راه‌های تماس با لابراتوار', 'How to reach the lab'],
  enter: ['ورود', 'Enter'],
  required: ['این فیلد را پر کنید.', 'Fill in this field.'],
  badCredentials: [
    'نام کاربری یا گذرواژه درست نیست. دوباره تلاش کنید.',
    'Wrong username or password. Try again.',
  ],
  suspended: [
    'این حساب از طرف لابراتوار تعلیق شده است. برای فعال شدن با لابراتوار تماس بگیرید.',
    'The lab has suspended this account. Contact the lab to have it reactivated.',
  ],
  tooManyAttempts: [
    'تلاش ناموفق زیاد بود. چند دقیقه بعد دوباره تلاش کنید.',
    'Too many failed attempts. Try again in a few minutes.',
  ],
  cookies: [
    'این مرورگر کوکی‌های این سایت را نگه نمی‌دارد و بدون آن‌ها نمی‌توان وارد حساب ماند. در تنظیمات مرورگر اجازهٔ کوکی را به این سایت بدهید و دوباره وارد شوید.',
    'This browser blocks cookies for this site, so you can’t stay signed in. Allow cookies for this site in the browser’s settings, then sign in again.',
  ],
  offline: [
    'اتصال به سرور برقرار نشد. اینترنت را بررسی کنید و دوباره تلاش کنید.',
    'Couldn’t reach the server. Check your connection and try again.',
  ],
  failed: [
    'خطایی در سرور رخ داد. دوباره تلاش کنید.',
    'Something went wrong on the server. Try again.',
  ],
  without: ['ادامه بدون ورود', 'Continue without signing in'],
  signingOut: ['در حال خروج…', 'Signing out…'],
});

export const signOutQuestion = messages('signOutQuestion', {
  unsent: [
    'از حساب خارج شدید. {count} پیش‌سفارش ارسال‌نشده روی این دستگاه هست.',
    'You’re signed out. Unsent pre-orders on this device: {count}',
  ],
  unsentHint: [
    'اگر نگه دارید، تا ورود دوبارهٔ همین حساب قفل می‌ماند. حذف برگشت‌پذیر نیست. سفارشی که در حال ارسال بود، شاید به لابراتوار رسیده باشد.',
    'If you keep them, they stay locked until this account signs in again. Deleting can’t be undone. An order that was being sent may have reached the lab.',
  ],
  keep: ['نگه‌داری و قفل', 'Keep and lock'],
  deleteNow: ['حذف از این دستگاه', 'Delete now'],
});
