import { messages } from '../language/message.ts';

/** Watching items that are out of stock. */
export const watching = messages('watching', {
  watched: [
    'هر وقت موجود شد، در داشبورد به شما خبر می‌دهیم.',
    'Your dashboard will tell you when it is in stock again.',
  ],
  there: ['همین حالا موجود شد.', 'It has just come in.'],
  offline: [
    'اینترنت قطع است. پس از وصل شدن دوباره تلاش کنید.',
    'You’re offline. Try again once you’re back online.',
  ],
  failed: ['سرور پاسخ نداد. دوباره تلاش کنید.', 'The server didn’t answer. Try again.'],
});
