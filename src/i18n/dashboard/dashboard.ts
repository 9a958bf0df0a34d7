import { messages } from '../language/message.ts';
import { common } from '../shell/common.ts';

export const dashboard = messages('dashboard', {
  start: ['سفارش جدید', 'New order'],
  rx: [
    'تک‌دید، دو دید و پروگرسیو از روی نسخه',
    'Single vision, bifocal and progressive, made to prescription',
  ],
  stockSingle: ['یک یا چند نمرهٔ آماده', 'One or a few stock powers'],
  stockMulti: ['جدول نمره‌ها برای سفارش گروهی', 'Power grid for bulk orders'],
  accessories: ['جلد، کفشک و دستمال', 'Cases, shoes and cloths'],
  waiting: ['پیش‌سفارش‌های این دستگاه', 'Pre-orders on this device'],
  needs: ['منتظر شما', 'Waiting for you'],
  needsHint: [
    'سؤال‌ها، قیمت‌ها و سفارش‌های با تأخیر پس از ورود به حساب اینجا می‌آید.',
    'Questions, prices and late orders appear here once you sign in.',
  ],
  latest: ['آخرین سفارش‌ها', 'Latest orders'],
  all: ['همه', 'All'],
  loading: ['در حال بارگذاری…', 'Loading…'],
  noneWaiting: ['چیزی در انتظار ارسال نیست.', 'Nothing is waiting to be sent.'],
  noneYet: [
    'هنوز سفارشی ندارید. اولین نسخه را وارد کنید.',
    'No orders yet. Enter your first prescription.',
  ],
  noneYetAtLab: ['هنوز سفارشی نرسیده است.', 'No orders have come in yet.'],
  invitation: [
    'برای ارسال و پیگیری سفارش‌ها وارد حساب شوید. نسخه را بدون ورود هم می‌توانید وارد کنید.',
    'Sign in to send orders and follow them to delivery. You can enter a prescription without signing in.',
  ],
  signIn: common.signIn,
  offline: [
    'اینترنت قطع است. سفارش‌ها پس از وصل شدن اینترنت نمایش داده می‌شود.',
    'You’re offline. Orders will appear once you’re back online.',
  ],
  failed: ['سفارش‌ها بارگذاری نشد.', 'Your orders didn’t load.'],
  again: common.again,
});
