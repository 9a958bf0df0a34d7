import { messages } from '../language/message.ts';

/** Names of the languages, in the panel's language. */
export const languages = messages('languages', {
  fa: ['فارسی', 'Persian'],
  en: ['انگلیسی', 'English'],
});
