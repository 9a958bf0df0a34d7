import { messages } from '../language/message.ts';

/** The button that explains a field. */
export const helpButton = messages('helpButton', {
  about: ['راهنمای {what}', 'Help: {what}'],
});
