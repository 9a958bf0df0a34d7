import { messages } from '../language/message.ts';

export const dashboard = messages('dashboard', {
  start: ['سفارش تازه', 'New order'],
  rx: [
    'تک‌دید، دو دید و پروگرسیو از روی نسخه',
    'Single vision, bifocal and progressive, from a prescription',
  ],
  stockSingle: ['یک یا چند نمرهٔ آماده', 'One or a few ready-made powers'],
  stockMulti: ['ماتریس نمره برای سفارش گروهی', 'The power grid, for ordering in bulk'],
  accessories: ['جلد، کفشک و دستمال', 'Cases, shoes and cloths'],
  waiting: ['پیش‌سفارش‌های این دستگاه', 'Pre-orders on this device'],
  latest: ['آخرین سفارش‌ها', 'Latest orders'],
  all: ['همه', 'All'],
  loading: ['در حال خواندن…', 'Loading…'],
  noneWaiting: ['چیزی در انتظار ارسال نیست.', 'Nothing is waiting to be sent.'],
  noneYet: [
    'هنوز سفارشی نیست؛ اولین نسخه را بنویسید.',
    'No orders yet; write the first prescription.',
  ],
  invitation: [
    'وارد حساب شوید تا سفارش‌ها را بفرستید و تا تحویل دنبال کنید. نوشتن نسخه بدون ورود هم ممکن است.',
    'Sign in to send orders and follow them to delivery. You can write a prescription without signing in.',
  ],
  signIn: ['ورود به حساب', 'Sign in'],
  offline: [
    'آفلاین هستید؛ سفارش‌ها پس از وصل شدن اینترنت نمایش داده می‌شود.',
    'You’re offline; orders will appear once you’re back online.',
  ],
  failed: ['سفارش‌ها بارگذاری نشد.', 'Your orders could not be loaded.'],
  again: ['تلاش دوباره', 'Try again'],
  notFound: [
    'این صفحه وجود ندارد. شاید نشانی ناقص است یا صفحه جابه‌جا شده.',
    'This page doesn’t exist. The address may be incomplete, or the page has moved.',
  ],
});
