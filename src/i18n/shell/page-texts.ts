import { messages } from '../language/message.ts';

/** Texts that are only in pages, not in scripts. */
export const pageTexts = messages('pageTexts', {
  skip: ['پرش به محتوا', 'Skip to content'],
  needsScripts: [
    'پنل به جاوااسکریپت نیاز دارد. آن را در تنظیمات مرورگر روشن کنید و صفحه را دوباره باز کنید.',
    'The panel needs JavaScript. Turn it on in your browser’s settings, then reload the page.',
  ],
  unloaded: [
    'این صفحه کامل بارگذاری نشد و دکمه‌هایش کار نمی‌کنند. اینترنت را بررسی کنید.',
    'This page didn’t load completely, so its buttons don’t work. Check your connection.',
  ],
  login: ['ورود به حساب', 'Login to the account'],
  notFound: ['صفحه پیدا نشد', 'Page not found'],
  notFoundHint: [
    'این صفحه وجود ندارد. شاید نشانی ناقص است یا صفحه جابه‌جا شده.',
    'This page doesn’t exist. The address may be incomplete, or the page has moved.',
  ],
});
