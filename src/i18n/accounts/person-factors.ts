import { messages } from '../language/message.ts';

/** Texts by which the lab takes away the second factor of a shop's user. */
export const personFactors = messages('personFactors', {
  remove: ['حذف مرحلهٔ دوم ورود {name}', 'Remove {name}’s second factor'],
  asking: [
    'مرحلهٔ دوم ورود {name} حذف شود؟ از همهٔ دستگاه‌ها خارج می‌شود و پس از آن فقط با گذرواژه وارد می‌شود. پیش از آن مطمئن شوید درخواست از خود اوست.',
    'Remove {name}’s second factor? They are signed out everywhere, and then sign in with the password alone. Make sure first that they are the one who asks.',
  ],
  really: ['بله، حذف شود', 'Yes, remove it'],
  keep: ['انصراف', 'Cancel'],
  removed: [
    'مرحلهٔ دوم ورود {name} حذف شد. حالا فقط با گذرواژه وارد می‌شود.',
    '{name}’s second factor is removed. The password alone signs in now.',
  ],
  offline: ['اینترنت قطع است. دوباره تلاش کنید.', 'You’re offline. Try again.'],
  failed: ['حذف نشد. دوباره تلاش کنید.', 'Not removed. Try again.'],
});
