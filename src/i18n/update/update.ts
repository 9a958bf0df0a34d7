import { messages } from '../language/message.ts';

/** The offer of a newer version of the panel. */
export const update = messages('update', {
  ready: [
    'نسخهٔ جدید عدسی آماده است. آنچه نوشته‌اید حفظ می‌شود.',
    'A new version of Adasi is ready. What you’ve typed is kept.',
  ],
  reload: ['به‌روزرسانی', 'Update'],
  later: ['بعداً', 'Later'],
});
