import { messages } from '../language/message.ts';

/** Texts that stand in pages alone: no script holds them. */
export const pageTexts = messages('pageTexts', {
  skip: ['پرش به محتوا', 'Skip to content'],
  needsScripts: [
    'پنل به جاوااسکریپت نیاز دارد. آن را در تنظیمات مرورگر روشن کنید و صفحه را دوباره باز کنید.',
    'The panel needs JavaScript. Turn it on in your browser’s settings, then reload the page.',
  ],
  login: ['ورود به حساب', 'Login to the account'],
  notFound: ['صفحه پیدا نشد', 'Page not found'],
  notFoundHint: [
    'این صفحه وجود ندارد. شاید نشانی ناقص است یا صفحه جابه‌جا شده.',
    'This page doesn’t exist. The address may be incomplete, or the page has moved.',
  ],
});
