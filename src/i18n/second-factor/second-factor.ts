import { messages } from '../language/message.ts';

/** Texts of a user's second factor. */
export const secondFactor = messages('secondFactor', {
  title: ['تأیید دومرحله‌ای', 'Second factor'],
  hint: [
    'با آن، کسی که فقط گذرواژه را بداند نمی‌تواند وارد شود: پس از گذرواژه، گذرکلید یا کد هم لازم است.',
    'With it, knowing your password is not enough to sign in: a passkey or a code is asked for as well.',
  ],
  required: [
    'برای کاربران لابراتوار لازم است؛ آخرین مورد را نمی‌توان حذف کرد.',
    'Lab staff need one, so the last one cannot be removed.',
  ],
  loading: ['در حال بارگذاری…', 'Loading…'],
  unread: [
    'تأیید دومرحله‌ای بارگذاری نشد. صفحه را دوباره باز کنید.',
    'Your second factor didn’t load. Open the page again.',
  ],
  none: ['هنوز روشن نیست.', 'Not set up yet.'],
  passkey: ['گذرکلید', 'Passkey'],
  passkeyOn: ['گذرکلید: {device}', 'Passkey: {device}'],
  device: ['{browser} در {system}', '{browser} on {system}'],
  app: ['برنامهٔ رمزساز', 'Authenticator app'],
  addedAt: ['اضافه شده در {at}', 'Added {at}'],
  usedAt: ['آخرین استفاده: {at}', 'Last used {at}'],
  remove: ['حذف', 'Remove'],
  removeNamed: ['حذف {name}', 'Remove {name}'],
  addPasskey: ['افزودن گذرکلید', 'Add a passkey'],
  addPasskeyHint: [
    'با اثر انگشت، چهره یا رمز همین دستگاه یا گوشی.',
    'With the fingerprint, face or PIN of this device or your phone.',
  ],
  addApp: ['افزودن برنامهٔ رمزساز', 'Add an authenticator app'],
  changeApp: ['تعویض برنامهٔ رمزساز', 'Change the authenticator app'],
  addAppHint: [
    'برنامه‌ای مانند Google Authenticator که هر نیم دقیقه کد تازه‌ای نشان می‌دهد.',
    'An app such as Google Authenticator, which shows a new code every half minute.',
  ],
  codesLeft: ['کدهای بازیابی مانده: {count}', 'Recovery codes left: {count}'],
  renewCodes: ['ساختن کدهای بازیابی تازه', 'Make new recovery codes'],
  added: ['اضافه شد و نشست‌های دیگر شما بسته شد.', 'Added. Your other sessions have ended.'],
  removed: ['حذف شد و نشست‌های دیگر شما بسته شد.', 'Removed. Your other sessions have ended.'],
});

/** Texts of changing it, step by step. */
export const factorFlow = messages('factorFlow', {
  password: ['گذرواژه', 'Password'],
  passwordHint: ['برای ادامه، گذرواژهٔ خود را بنویسید.', 'Give your password to go on.'],
  next: ['ادامه', 'Continue'],
  cancel: ['انصراف', 'Cancel'],
  removeNow: ['حذف', 'Remove'],
  scan: [
    'این تصویر را با برنامهٔ رمزساز اسکن کنید.',
    'Scan this picture with the authenticator app.',
  ],
  picture: ['رمز برنامه به شکل کد QR', 'The app’s secret as a QR code'],
  openApp: ['باز کردن برنامه روی همین دستگاه', 'Open the app on this device'],
  typeSecret: [
    'اگر اسکن نمی‌شود، این رمز را در برنامه بنویسید:',
    'If it can’t be scanned, type this secret into the app:',
  ],
  appCode: ['کد شش‌رقمی برنامه', 'The app’s six-digit code'],
  addApp: ['افزودن برنامه', 'Add the app'],
  browserAsks: [
    'مرورگر از شما می‌پرسد. به پرسش آن پاسخ دهید.',
    'Your browser is asking. Answer its question.',
  ],
  browserAgain: ['دوباره از مرورگر بخواه', 'Ask the browser again'],
  codes: ['کدهای بازیابی شما', 'Your recovery codes'],
  codesHint: [
    'اگر گوشی یا دستگاه را گم کنید، با هر یک از این کدها یک بار می‌توانید وارد شوید. آن‌ها را جایی جدا از دستگاه نگه دارید. دیگر نمایش داده نمی‌شوند.',
    'If you lose your phone or device, each of these codes signs you in once. Keep them away from it. They won’t be shown again.',
  ],
  download: ['دانلود فایل', 'Download'],
  kept: ['نگه داشتم', 'I’ve kept them'],
});

/** Why a step was not taken. */
export const factorFaults = messages('factorFaults', {
  required: ['این فیلد را پر کنید.', 'Fill in this field.'],
  wrongPassword: [
    'این گذرواژهٔ شما نیست. دوباره تلاش کنید.',
    'That’s not your password. Try again.',
  ],
  wrongCode: [
    'این کد درست نیست. کدی را که برنامه همین حالا نشان می‌دهد بنویسید.',
    'That code isn’t right. Use the one the app shows now.',
  ],
  wrong: ['این گذرکلید پذیرفته نشد. دوباره تلاش کنید.', 'This passkey wasn’t accepted. Try again.'],
  tooManyAttempts: [
    'تلاش ناموفق زیاد بود. کمی بعد دوباره تلاش کنید.',
    'Too many failed attempts. Try again in a little while.',
  ],
  notAllowed: [
    'انجام نشد: آخرین مورد لازم است، یا تعداد گذرکلیدها به حد رسیده است.',
    'Not done: the last one is needed, or there are as many passkeys as can be.',
  ],
  offline: [
    'انجام نشد، چون اینترنت قطع است. دوباره تلاش کنید.',
    'Not done: you’re offline. Try again.',
  ],
  failed: ['انجام نشد. دوباره تلاش کنید.', 'Not done. Try again.'],
  refused: [
    'مرورگر ادامه نداد: لغو شد، یا این دستگاه قفل صفحه ندارد.',
    'The browser didn’t go on: it was cancelled, or this device has no screen lock.',
  ],
  known: ['این دستگاه پیش‌تر اضافه شده است.', 'This device was added before.'],
  address: [
    'گذرکلید روی این نشانی کار نمی‌کند. پنل را با نام دامنه باز کنید، نه با نشانی IP.',
    'Passkeys don’t work at this address. Open the panel by its name, not an IP address.',
  ],
  unsupported: [
    'این مرورگر گذرکلید ندارد. برنامهٔ رمزساز را به کار ببرید.',
    'This browser has no passkeys. Use an authenticator app.',
  ],
});
