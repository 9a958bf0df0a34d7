import { messages } from '../../language/message.ts';

/** Button labels of a warning that must be confirmed before sending. */
export const rxWarnings = messages('rxWarnings', {
  known: ['تأیید می‌کنم', 'I confirm'],
  dismissed: ['تأیید شد', 'Confirmed'],
});
