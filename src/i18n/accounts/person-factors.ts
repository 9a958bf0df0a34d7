import { messages } from '../language/message.ts';

/** Texts for removing the second factor of a shop's user. */
export const personFactors = messages('personFactors', {
  remove: ['حذف تأیید دومرحله‌ای {name}', 'Remove {name}’s second factor'],
  asking: [
    'تأیید دومرحله‌ای {name} حذف شود؟ از همهٔ دستگاه‌ها خارج می‌شود و پس از آن فقط با گذرواژه وارد می‌شود. پیش از آن مطمئن شوید درخواست از خود اوست.',
    'Remove {name}’s second factor? They’ll be signed out everywhere and sign in with the password alone. First make sure the request really comes from them.',
  ],
  really: ['بله، حذف شود', 'Yes, remove it'],
  keep: ['انصراف', 'Cancel'],
  removed: [
    'تأیید دومرحله‌ای {name} حذف شد. حالا فقط با گذرواژه وارد می‌شود.',
    '{name} now signs in with the password alone.',
  ],
  offline: ['اینترنت قطع است. دوباره تلاش کنید.', 'You’re offline. Try again.'],
  failed: ['حذف نشد. دوباره تلاش کنید.', 'Not removed. Try again.'],
});
