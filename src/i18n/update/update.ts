import { messages } from '../language/message.ts';

/** The offer of a newer version of the panel. */
export const update = messages('update', {
  ready: [
    'نسخهٔ جدید عدسی آماده است. آنچه نوشته‌اید حفظ می‌شود.',
    'A new version of Adasi is ready. What you’ve typed is kept.',
  ],
  missing: [
    'عدسی به‌روز شده و بخشی از این صفحه دیگر بارگذاری نمی‌شود. صفحه را به‌روز کنید؛ آنچه نوشته‌اید حفظ می‌شود.',
    'Adasi was updated, and part of this page no longer loads. Update the page; what you’ve typed is kept.',
  ],
  reload: ['به‌روزرسانی', 'Update'],
  later: ['بعداً', 'Later'],
});
