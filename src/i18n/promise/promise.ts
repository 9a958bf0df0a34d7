import { messages } from '../language/message.ts';

/** Estimate of when an order draft would be ready. */
export const promise = messages('promise', {
  readyAbout: ['حدود {day} آمادهٔ ارسال می‌شود.', 'Ready to ship about {day}.'],
});
