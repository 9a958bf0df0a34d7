import { messages } from '../language/message.ts';

/** Texts of screens that are not built yet. */
export const planned = messages('planned', {
  meanwhile: ['تا آن زمان از این بخش‌ها استفاده کنید:', 'Meanwhile, you can use:'],
  profile: [
    'اینجا مشخصات حساب شما نمایش داده می‌شود. هنوز آماده نیست.',
    'Your account details will appear here. Not ready yet.',
  ],
  profileEdit: [
    'اینجا مشخصات حساب را ویرایش می‌کنید. هنوز آماده نیست.',
    'You will edit your account details here. Not ready yet.',
  ],
});
