import { messages } from '../../language/message.ts';

/** What is said when the right eye was copied over something. */
export const rxCopy = messages('rxCopy', {
  copied: [
    'نسخهٔ چشم راست جایگزین نوشتهٔ چشم چپ شد.',
    'The right eye replaced what you typed for the left one.',
  ],
});
