import { messages } from '../language/message.ts';

/** What screens that are still being built will do, said plainly. */
export const planned = messages('planned', {
  meanwhile: ['تا آن زمان، این بخش‌ها آماده‌اند:', 'Until then, these are ready:'],
  accessories: [
    'اینجا جلد، کفشک و دستمال سفارش می‌دهید. هنوز آماده نیست.',
    'Here you will order cases, shoes and cloths. Not ready yet.',
  ],
  profile: [
    'اینجا مشخصات حساب شما نمایش داده می‌شود. هنوز آماده نیست.',
    'Your account details will appear here. Not ready yet.',
  ],
  profileEdit: [
    'اینجا مشخصات حساب را ویرایش می‌کنید. هنوز آماده نیست.',
    'Here you will edit your account’s details. Not ready yet.',
  ],
  contacts: [
    'راه‌های تماس با لابراتوار اینجا نمایش داده می‌شود. هنوز آماده نیست.',
    'Ways to contact the lab will appear here. Not ready yet.',
  ],
  transactions: [
    'صورت‌حساب و تراکنش‌های شما اینجا نمایش داده می‌شود. هنوز آماده نیست.',
    'Your statement and transactions will appear here. Not ready yet.',
  ],
  privacy: [
    'نشست‌های باز و گذرواژه را اینجا می‌بینید. هنوز آماده نیست.',
    'Your open sessions and password will appear here. Not ready yet.',
  ],
  notifications: [
    'اینجا انتخاب می‌کنید از چه چیزی باخبر شوید. هنوز آماده نیست.',
    'Here you will choose what you are notified about. Not ready yet.',
  ],
});
