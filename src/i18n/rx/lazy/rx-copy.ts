import { messages } from '../../language/message.ts';

/** Shown when copying R → L replaced values. */
export const rxCopy = messages('rxCopy', {
  copied: [
    'نسخهٔ چشم راست جایگزین نسخهٔ چشم چپ شد.',
    'The right eye replaced what you typed for the left.',
  ],
});
