import type { PasswordFault } from '../../domain/vocabulary/password.ts';
import { type Message, messages } from '../language/message.ts';

/** Texts of a user's own sessions and password. */
export const privacy = messages('privacy', {
  sessions: ['دستگاه‌هایی که با آن‌ها وارد شده‌اید', 'Where you’re signed in'],
  sessionsHint: [
    'اگر دستگاهی را نمی‌شناسید، نشست آن را ببندید و گذرواژه را عوض کنید.',
    'If you don’t recognise a device, end its session and change your password.',
  ],
  device: ['{browser} در {system}', '{browser} on {system}'],
  unknownDevice: ['مرورگر ناشناس', 'Unknown browser'],
  thisDevice: ['همین دستگاه', 'This device'],
  signedInAt: ['ورود: {at}', 'Signed in {at}'],
  seenAt: ['آخرین استفاده: {at}', 'Last used {at}'],
  end: ['بستن نشست', 'End session'],
  endOthers: ['بستن همهٔ نشست‌های دیگر', 'End all other sessions'],
  onlyThis: ['جای دیگری وارد نشده‌اید.', 'You’re not signed in anywhere else.'],
  ended: ['بسته شد.', 'Ended.'],
  notEndedOffline: [
    'بسته نشد، چون اینترنت قطع است. دوباره تلاش کنید.',
    'Not ended: you’re offline. Try again.',
  ],
  notEnded: ['بسته نشد. دوباره تلاش کنید.', 'Not ended. Try again.'],
  loading: ['در حال بارگذاری…', 'Loading…'],
  signedOut: ['برای دیدن نشست‌ها و گذرواژه وارد شوید', 'Sign in to see your sessions and password'],
  signedOutHint: ['هر کاربر فقط نشست‌های خودش را می‌بیند.', 'Each user sees only their own.'],
  offline: ['اینترنت قطع است', 'You’re offline'],
  offlineHint: [
    'نشست‌ها پس از وصل شدن اینترنت نمایش داده می‌شود.',
    'Your sessions will appear once you’re back online.',
  ],
  failed: ['بارگذاری نشد', 'This didn’t load'],
  failedHint: [
    'سرور پاسخ نداد. کمی بعد دوباره تلاش کنید.',
    'The server couldn’t answer. Try again in a moment.',
  ],
  people: ['کاربران حساب', 'Users of the account'],
  peopleHint: [
    'چه کسانی برای این حساب وارد می‌شوند و چه چیزی را می‌بینند.',
    'Who signs in for this account, and what they see.',
  ],
});

/** Texts of changing the password. */
export const passwordForm = messages('passwordForm', {
  title: ['تغییر گذرواژه', 'Change password'],
  hint: [
    'حداقل ۱۰ نویسه. چند کلمهٔ بی‌ربط کنار هم خوب است. نشست‌های دیگر شما بسته می‌شود.',
    'At least 10 characters; a few unrelated words work well. Your other sessions will end.',
  ],
  current: ['گذرواژهٔ فعلی', 'Current password'],
  next: ['گذرواژهٔ جدید', 'New password'],
  show: ['نمایش گذرواژه‌ها', 'Show passwords'],
  save: ['تغییر گذرواژه', 'Change password'],
  saving: ['در حال ذخیره…', 'Saving…'],
  changed: [
    'گذرواژه عوض شد و نشست‌های دیگر شما بسته شد.',
    'Password changed. Your other sessions have ended.',
  ],
  required: ['این فیلد را پر کنید.', 'Fill in this field.'],
  wrong: [
    'این گذرواژهٔ فعلی شما نیست. دوباره تلاش کنید.',
    'That’s not your current password. Try again.',
  ],
  tooManyAttempts: [
    'تلاش ناموفق زیاد بود. چند دقیقه بعد دوباره تلاش کنید.',
    'Too many failed attempts. Try again in a few minutes.',
  ],
  offline: [
    'گذرواژه عوض نشد، چون اینترنت قطع است. دوباره تلاش کنید.',
    'Not changed: you’re offline. Try again.',
  ],
  failed: ['گذرواژه عوض نشد. دوباره تلاش کنید.', 'Not changed. Try again.'],
});

/** Why a new password is refused, and what to do. */
export const passwordFaults = messages('passwordFaults', {
  tooShort: ['حداقل ۱۰ نویسه بنویسید.', 'Use at least 10 characters.'],
  tooLong: ['حداکثر ۲۵۶ نویسه بنویسید.', 'Use at most 256 characters.'],
  common: [
    'این گذرواژه خیلی رایج است. گذرواژهٔ دیگری انتخاب کنید.',
    'This password is too common. Choose another one.',
  ],
  context: [
    'این گذرواژه تقریباً همان نام شما یا فروشگاه است. کلمه‌های دیگری انتخاب کنید.',
    'This is mostly your own or your shop’s name. Choose other words.',
  ],
  monotonous: [
    'نویسه‌ها تکراری یا پشت سر هم هستند. متنوع‌تر بنویسید.',
    'The characters repeat or run in sequence. Mix them more.',
  ],
} satisfies Record<PasswordFault, Message>);
