import { messages } from '../language/message.ts';

export const unopened = messages('unopened', {
  hint: [
    '{count} سفارش نیمه‌کاره یا پیش‌سفارش با این نسخهٔ برنامه باز نمی‌شود و دست‌نخورده روی این دستگاه می‌ماند. صفحه را دوباره بارگذاری کنید تا آخرین نسخهٔ برنامه باز شود.',
    'Drafts or pre-orders this version of the panel can’t open: {count}. They stay on this device, unchanged. Reload the page to get the latest version.',
  ],
});
