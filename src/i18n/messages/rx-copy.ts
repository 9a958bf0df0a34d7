import { messages } from '../message.ts';

/** What is said when the right eye was copied over something. */
export const rxCopy = messages('rxCopy', {
  copied: [
    'نسخهٔ چشم راست جای آنچه را گرفت که برای چشم چپ نوشته شده بود.',
    'The right eye took the place of what was written for the left one.',
  ],
});
