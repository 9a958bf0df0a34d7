import { messages } from '../language/message.ts';
import { common } from '../shell/common.ts';

/** Texts of a user's second factor. */
export const secondFactor = messages('secondFactor', {
  title: ['تأیید دومرحله‌ای', 'Second factor'],
  hint: [
    'با آن، کسی که فقط گذرواژه را بداند نمی‌تواند وارد شود: پس از گذرواژه، گذرکلید یا کد هم لازم است.',
    'With it, knowing your password is not enough to sign in: a passkey or a code is asked for as well.',
  ],
  required: [
    'برای کاربران لابراتوار لازم است؛ آخرین مورد را نمی‌توان حذف کرد.',
    'Required for lab staff: the last one can’t be removed.',
  ],
  loading: ['در حال بارگذاری…', 'Loading…'],
  unread: ['تأیید دومرحله‌ای بارگذاری نشد.', 'Your second factor didn’t load.'],
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
    'برنامه‌ای مانند Google Authenticator که هر نیم دقیقه کد جدیدی نشان می‌دهد.',
    'An app such as Google Authenticator, which shows a new code every half minute.',
  ],
  codesLeft: ['کدهای بازیابی مانده: {count}', 'Recovery codes left: {count}'],
  renewCodes: ['ساخت کدهای بازیابی جدید', 'Create new recovery codes'],
  added: ['اضافه شد و نشست‌های دیگر شما بسته شد.', 'Added. Your other sessions have ended.'],
  removed: ['حذف شد و نشست‌های دیگر شما بسته شد.', 'Removed. Your other sessions have ended.'],
});

/** Texts for changing a second factor, step by step. */
export const factorFlow = messages('factorFlow', {
  password: ['گذرواژه', 'Password'],
  passwordHint: ['برای ادامه، گذرواژهٔ خود را بنویسید.', 'Enter your password to continue.'],
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
    'مرورگر سؤالی نشان می‌دهد. به آن پاسخ دهید.',
    'Your browser is asking you to confirm. Follow its instructions.',
  ],
  browserAgain: ['تلاش دوباره در مرورگر', 'Try again in the browser'],
  codes: ['کدهای بازیابی شما', 'Your recovery codes'],
  codesHint: [
    'اگر گوشی یا دستگاه را گم کنید، با هر یک از این کدها یک بار می‌توانید وارد شوید. آن‌ها را جایی جدا از دستگاه نگه دارید. دیگر نمایش داده نمی‌شوند.',
    'If you lose your phone or device, each of these codes signs you in once. Keep them away from it. They won’t be shown again.',
  ],
  download: ['دریافت فایل', 'Download the file'],
  kept: ['ذخیره کردم', 'I’ve saved them'],
});

/** Why a step failed. */
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
    'تلاش ناموفق زیاد بود. چند دقیقه بعد دوباره تلاش کنید.',
    'Too many failed attempts. Try again in a few minutes.',
  ],
  notAllowed: [
    'انجام نشد: آخرین مورد لازم است، یا تعداد گذرکلیدها به سقف رسیده است.',
    'That didn’t work: the last one is required, or you have reached the limit of passkeys.',
  ],
  offline: [
    'انجام نشد، چون اینترنت قطع است. دوباره تلاش کنید.',
    'That didn’t work: you’re offline. Try again.',
  ],
  failed: common.failed,
  refused: [
    'مرورگر ادامه نداد: لغو شد، یا این دستگاه قفل صفحه ندارد.',
    'The browser stopped: it was cancelled, or this device has no screen lock.',
  ],
  known: ['این دستگاه پیش‌تر اضافه شده است.', 'This device was added before.'],
  address: [
    'گذرکلید روی این نشانی کار نمی‌کند. پنل را با نام دامنه باز کنید، نه با نشانی IP.',
    'Passkeys don’t work at this address. Open the panel by its domain name, not an IP address.',
  ],
  unsupported: [
    'این مرورگر از گذرکلید پشتیبانی نمی‌کند. از برنامهٔ رمزساز استفاده کنید.',
    'This browser doesn’t support passkeys. Use an authenticator app.',
  ],
});
