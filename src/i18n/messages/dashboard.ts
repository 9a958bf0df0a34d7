import { messages } from '../message.ts';

export const dashboard = messages('dashboard', {
  start: ['سفارش تازه', 'New order'],
  rx: [
    'تک‌دید، دوکانونی و تدریجی از روی نسخه',
    'Single vision, bifocal and progressive, from a prescription',
  ],
  stockSingle: ['یک یا چند نمرهٔ آماده', 'One or a few ready-made powers'],
  stockMulti: ['ماتریس نمره برای سفارش گروهی', 'The power grid, for ordering in bulk'],
  accessories: ['جلد، کفشک و دستمال', 'Cases, shoes and cloths'],
  stockSingleTitle: ['استوک تکی', 'Stock, single'],
  stockMultiTitle: ['استوک گروهی', 'Stock, bulk'],
  waiting: ['پیش‌سفارش‌های این دستگاه', 'Pre-orders on this device'],
  latest: ['آخرین سفارش‌ها', 'Latest orders'],
  all: ['همه', 'All'],
  loading: ['در حال خواندن…', 'Loading…'],
  noneWaiting: ['چیزی در انتظار ارسال نیست.', 'Nothing is waiting to be sent.'],
  noneYet: [
    'هنوز سفارشی نیست؛ نخستین نسخه را بنویسید.',
    'No orders yet; write the first prescription.',
  ],
  invitation: [
    'وارد حساب شوید تا سفارش‌ها را بفرستید و تا تحویل دنبال کنید. نوشتن نسخه بی‌ورود هم شدنی است.',
    'Sign in to send orders and follow them to delivery. A prescription can be written without it.',
  ],
  signIn: ['ورود به حساب', 'Sign in'],
  offline: [
    'ارتباط برقرار نیست؛ سفارش‌ها با برگشتن آن دیده می‌شود.',
    'The line is down; orders will show when it is back.',
  ],
  failed: ['سفارش‌ها خوانده نشد.', 'Your orders could not be read.'],
  again: ['تلاش دوباره', 'Try again'],
  notFound: [
    'چیزی در این نشانی نیست؛ شاید جابه‌جا شده یا نشانی کامل نیست.',
    'Nothing stands at this address; it may have moved, or the address is incomplete.',
  ],
});
