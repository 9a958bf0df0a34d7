import { messages } from '../language/message.ts';

/** The help button of a field. */
export const helpButton = messages('helpButton', {
  about: ['راهنمای {what}', 'Help: {what}'],
});
