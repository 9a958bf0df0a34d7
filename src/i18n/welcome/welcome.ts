import { messages } from '../language/message.ts';
import { common } from '../shell/common.ts';

/** Texts of the page where the owner of a link sets a password. */
export const welcome = messages('welcome', {
  title: ['تعیین گذرواژه', 'Set your password'],
  reading: ['در حال بررسی پیوند…', 'Checking the link…'],
  greeting: ['{name}، خوش آمدید', 'Welcome, {name}'],
  username: ['نام کاربری شما در {account}', 'Your username at {account}'],
  password: ['گذرواژهٔ جدید', 'New password'],
  show: ['نمایش گذرواژه', 'Show password'],
  hint: [
    'حداقل ۱۰ نویسه. چند کلمهٔ بی‌ربط کنار هم خوب است.',
    'At least 10 characters; a few unrelated words work well.',
  ],
  required: ['این فیلد را پر کنید.', 'Fill in this field.'],
  save: ['ذخیرهٔ گذرواژه', 'Save password'],
  saving: ['در حال ذخیره…', 'Saving…'],
  set: ['گذرواژه ذخیره شد', 'Your password is saved'],
  setHint: [
    'اکنون با نام کاربری {username} و همین گذرواژه وارد شوید.',
    'Now sign in as {username} with this password.',
  ],
  signIn: common.signIn,
  ended: ['این پیوند دیگر کار نمی‌کند', 'This link no longer works'],
  endedHint: [
    'یک بار استفاده شده، زمانش گذشته یا پیوند جدیدتری جای آن آمده است. از لابراتوار یا مدیر حساب پیوند دیگری بخواهید.',
    'It has been used, has expired, or was replaced by a newer one. Ask the lab or an owner of the account for another.',
  ],
  tooManyAttempts: ['تلاش ناموفق زیاد بود', 'Too many failed attempts'],
  tooManyAttemptsHint: ['چند دقیقه بعد دوباره تلاش کنید.', 'Try again in a few minutes.'],
  offline: ['اتصال به سرور برقرار نشد', 'Couldn’t reach the server'],
  offlineHint: [
    'اینترنت را بررسی کنید و دوباره تلاش کنید.',
    'Check your connection and try again.',
  ],
  failed: ['خطایی در سرور رخ داد', 'Something went wrong on the server'],
  failedHint: ['کمی بعد دوباره تلاش کنید.', 'Try again in a moment.'],
  again: common.again,
});
