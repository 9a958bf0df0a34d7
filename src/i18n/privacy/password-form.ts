import { messages } from '../language/message.ts';

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
