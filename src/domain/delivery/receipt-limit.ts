import { eventLimits } from '../lifecycle/event-limits.ts';

/** Maximum length of a shop's note on a receipt, in UTF-16 code units. A sentence precedes it in the message. */
export const receiptLimit = eventLimits.message - 100;
