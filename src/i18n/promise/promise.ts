import { messages } from '../language/message.ts';

/** About when an order that is being composed would be ready. */
export const promise = messages('promise', {
  readyAbout: ['حدود {day} آمادهٔ ارسال می‌شود.', 'Ready to ship about {day}.'],
});
