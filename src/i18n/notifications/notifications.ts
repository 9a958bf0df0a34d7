import type { Topic } from '../../domain/notifications/topic-names.ts';
import { type Message, messages } from '../language/message.ts';

/** Texts of the notification settings. */
export const notifications = messages('notifications', {
  title: ['چه اعلان‌هایی می‌خواهید؟', 'What do you want to be notified about?'],
  hint: [
    'زنگوله و پاکت بالای صفحه فقط موارد روشن را نشان می‌دهد، در همهٔ دستگاه‌های شما. وضعیت سفارش‌ها همیشه به‌روز است.',
    'The bell and envelope show only what is on, on all your devices. Orders themselves are always up to date.',
  ],
  always: ['همیشه روشن', 'Always on'],
  saving: ['در حال ذخیره…', 'Saving…'],
  saved: ['ذخیره شد', 'Saved'],
  notSavedOffline: [
    'ذخیره نشد، چون اینترنت قطع است. دوباره تلاش کنید.',
    'Not saved: you’re offline. Try again.',
  ],
  notSaved: ['ذخیره نشد. دوباره تلاش کنید.', 'Not saved. Try again.'],
  loading: ['در حال بارگذاری…', 'Loading…'],
  signedOut: ['برای تنظیم اعلان‌ها وارد شوید', 'Sign in to choose your notifications'],
  signedOutHint: ['هر کاربر تنظیم خودش را دارد.', 'Each user has their own settings.'],
  offline: ['اینترنت قطع است', 'You’re offline'],
  offlineHint: [
    'تنظیمات پس از وصل شدن اینترنت نمایش داده می‌شود.',
    'Your settings will appear once you’re back online.',
  ],
  failed: ['بارگذاری نشد', 'This didn’t load'],
  failedHint: [
    'سرور پاسخ نداد. کمی بعد دوباره تلاش کنید.',
    'The server didn’t answer. Try again in a moment.',
  ],
});

/** Topics that each side can be notified about. */
export const topicNames = messages('topicNames', {
  questions: ['سؤال‌های لابراتوار', 'Questions from the lab'],
  quotes: ['قیمت‌های اعلام‌شده', 'Quoted prices'],
  stopped: ['رد یا لغو سفارش، لغو مرحله', 'Rejected, cancelled or undone'],
  accepted: ['تأیید و تاریخ وعده', 'Accepted, with the promised day'],
  progress: ['مراحل ساخت', 'Progress'],
  shipped: ['ارسال و تحویل', 'Shipped and delivered'],
  remakes: ['پاسخ ساخت مجدد', 'Remake decisions'],
  messages: ['پیام‌ها', 'Messages'],
  newOrders: ['سفارش‌های جدید', 'New orders'],
  answers: ['پاسخ به سؤال‌ها', 'Answers to your questions'],
  agreements: ['موافقت با قیمت‌ها', 'Agreed prices'],
  cancellations: ['لغو سفارش‌ها', 'Cancellations'],
  remakeRequests: ['درخواست‌های ساخت مجدد', 'Remake requests'],
  deliveries: ['تحویل‌های تأییدشده', 'Confirmed deliveries'],
  colleagues: ['کار حساب‌های دیگر لابراتوار', 'Work by the lab’s other accounts'],
} satisfies Record<Topic, Message>);

/** Hints for topics whose name isn't clear enough. */
export const topicHints: Partial<Record<Topic, Message>> = {
  questions: ['سفارش تا پاسخ شما متوقف است.', 'The order is on hold until you answer.'],
  quotes: ['ساخت پس از موافقت شما شروع می‌شود.', 'Nothing is made until you agree.'],
  stopped: [
    'این سفارش ساخته نمی‌شود، یا خبر قبلی دیگر درست نیست.',
    'The order will not be made, or what you were told no longer holds.',
  ],
  progress: ['در حال ساخت، کنترل کیفی، آمادهٔ ارسال', 'In production, quality control, ready'],
};
